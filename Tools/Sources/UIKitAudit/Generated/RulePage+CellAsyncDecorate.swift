// Written by Tools/script/rule-pages from Tools/Sources/UIKitAudit/Rules/Lists/AsyncCellDecorationRule.md; change the text there.
// swift-format-ignore-file

extension RulePage {
    static let cellAsyncDecorate = RulePage(
        id: "cell-async-decorate", severity: .warning, isOn: true, isFixable: false,
        summary: "A cell is changed later by a closure that the method which makes cells has left behind.",
        text: #"""
        A cell is changed later by a closure that the method which makes cells has left behind.

        ## What goes wrong
        When the closure runs, the cell has been shown already and may have been reused for another row. What is set then comes a
        moment too late, so that it flickers, or on the wrong row.

        ## Apple's message
        none: silent

        ## Rests on
        Public report: the blog of owenzhao, avatars that are decorated asynchronously. A new animator for a reused cell is the exception: Rogue24's article makes it in the
        next turn of the run loop.

        ## Triggering
        ```swift
        class List: UITableViewController {
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = tableView.dequeueReusableCell(withIdentifier: "account", for: indexPath)
                DispatchQueue.main.async {
                    ↓cell.imageView?.alpha = 1
                }
                return cell
            }
        }
        ```
        ```swift
        class AvatarCell: UITableViewCell { let avatar = UIImageView(image: nil) }
        class Loader { func load(_ url: URL, completion: @escaping (UIImage?) -> Void) {} }
        class List: UIViewController {
            let loader = Loader()
            var urls: [URL] = []
        }
        extension List: UITableViewDataSource {
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = tableView.dequeueReusableCell(withIdentifier: "a", for: indexPath) as! AvatarCell
                loader.load(urls[indexPath.row]) { image in
                    ↓cell.avatar.image = image
                }
                return cell
            }
        }
        ```
        ```swift
        class Grid: UICollectionViewController {
            var urls: [URL] = []
            override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
                let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
                URLSession.shared.dataTask(with: urls[indexPath.item]) { data, _, _ in
                    DispatchQueue.main.async { ↓cell.backgroundView = UIImageView(image: nil) }
                }.resume()
                return cell
            }
        }
        ```
        ```swift
        class List: UITableViewController {
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                guard let cell = tableView.dequeueReusableCell(withIdentifier: "a") else { return UITableViewCell() }
                DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { [weak cell] in
                    ↓cell?.textLabel?.text = "late"
                }
                return cell
            }
        }
        ```
        ```swift
        class List: UITableViewController {
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = tableView.dequeueReusableCell(withIdentifier: "a", for: indexPath)
                Task {
                    let image = await self.image(indexPath)
                    ↓cell.imageView?.image = image
                }
                return cell
            }
            func image(_ path: IndexPath) async -> UIImage? { nil }
        }
        ```
        ```swift
        func decorate(_ view: UIImageView) {}
        class List: UITableViewController {
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = tableView.dequeueReusableCell(withIdentifier: "a", for: indexPath)
                let view = cell.imageView
                #if os(iOS)
                OperationQueue.main.addOperation { decorate(↓cell.imageView!) }
                #endif
                return cell
            }
        }
        ```
        ```swift
        class List: UITableViewController {
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                if let old = tableView.dequeueReusableCell(withIdentifier: "row") { return old }
                let cell = UITableViewCell(style: .value1, reuseIdentifier: "row")
                DispatchQueue.main.async { ↓cell.textLabel?.text = "late" }
                return cell
            }
        }
        ```

        ## Not triggering
        ```swift
        class List: UITableViewController {
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = UITableViewCell(style: .value1, reuseIdentifier: "own")
                DispatchQueue.main.async { cell.textLabel?.text = "größer" }
                return cell
            }
        }
        ```
        ```swift
        class List: UITableViewController {
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = tableView.dequeueReusableCell(withIdentifier: "a", for: indexPath)
                cell.imageView?.alpha = 1
                DispatchQueue.main.async { tableView.beginUpdates() }
                return cell
            }
        }
        ```
        ```swift
        class List: UITableViewController {
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = tableView.dequeueReusableCell(withIdentifier: "a", for: indexPath)
                cell.tag = indexPath.row
                DispatchQueue.main.async {
                    if cell.tag == indexPath.row { cell.imageView?.alpha = 1 }
                }
                return cell
            }
        }
        ```
        ```swift
        class List: UITableViewController {
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = tableView.dequeueReusableCell(withIdentifier: "a", for: indexPath)
                DispatchQueue.main.async {
                    guard let cell = tableView.cellForRow(at: indexPath) else { return }
                    cell.imageView?.alpha = 1
                }
                return cell
            }
        }
        ```
        ```swift
        class ButtonCell: UITableViewCell {
            var onTap: (() -> Void)?
            func whenTapped(_ work: @escaping () -> Void) { onTap = work }
        }
        class List: UITableViewController {
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = tableView.dequeueReusableCell(withIdentifier: "a", for: indexPath) as! ButtonCell
                cell.onTap = { cell.alpha = 0.5 }
                cell.whenTapped { [weak cell] in cell?.alpha = 1 }
                return cell
            }
        }
        ```
        ```swift
        class BlurCell: UICollectionViewCell {
            var animator: UIViewPropertyAnimator?
            func resetAnimator() { animator = UIViewPropertyAnimator(duration: 10, curve: .linear); animator?.fractionComplete = 0.1 }
            deinit { animator?.stopAnimation(true) }
        }
        class Grid: UICollectionViewController {
            override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
                let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "b", for: indexPath) as! BlurCell
                DispatchQueue.main.async { cell.resetAnimator() }
                return cell
            }
        }
        ```
        ```swift
        class List: UITableViewController {
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = tableView.dequeueReusableCell(withIdentifier: "a", for: indexPath)
                UIView.performWithoutAnimation { cell.layoutIfNeeded() }
                [1, 2].forEach { cell.tag += $0 }
                return cell
            }
        }
        ```
        ```swift
        class List: UITableViewController {
            override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
                let cell = tableView.cellForRow(at: indexPath)
                DispatchQueue.main.async { cell?.alpha = 1 }
            }
        }
        ```
        ```swift
        class Prison { struct Cell { var bars = 3 }; func paint(_ work: @escaping () -> Void) {} }
        class List: UITableViewController {
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = Prison.Cell()
                DispatchQueue.main.async { print(cell.bars) }
                return UITableViewCell()
            }
        }
        ```
        ```swift
        class List: UITableViewController {
            func load(_ done: @escaping () -> Void) {}
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = tableView.dequeueReusableCell(withIdentifier: "a", for: indexPath)
                load { [weak self] in
                    guard self?.tableView.indexPath(for: cell) == indexPath else { return }
                    cell.imageView?.alpha = 1
                }
                return cell
            }
        }
        ```

        ## Cure
        Set what can be set before the cell is returned. What comes later asks the list for the cell by its index path, or compares an
        identity that the cell keeps.
        """#)
}
