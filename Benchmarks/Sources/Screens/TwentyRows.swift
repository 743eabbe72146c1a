// The screen of the benchmarks: twenty rows with a round avatar, a title and a subtitle.
public import UIKit

/// A view of rows; row height 42, so that twenty fill a phone's 844 points.
@MainActor public final class RowsView: UIView {
    public private(set) var titles: [UILabel] = []

    public convenience init(rows: Int, frame: CGRect) {
        self.init(frame: frame)
        backgroundColor = .systemBackground
        for index in 0..<rows {
            let y = CGFloat(index) * 42
            let row = UIView(frame: CGRect(x: 0, y: y, width: frame.width, height: 42))
            let avatar = UIView(frame: CGRect(x: 16, y: 5, width: 32, height: 32))
            avatar.backgroundColor = UIColor(
                hue: CGFloat(index) / CGFloat(max(rows, 1)), saturation: 0.6, brightness: 0.9, alpha: 1)
            avatar.layer.cornerRadius = 16
            let title = UILabel(frame: CGRect(x: 60, y: 2, width: frame.width - 76, height: 21))
            title.text = "Row number \(index) with a title"
            title.font = .systemFont(ofSize: 17)
            let subtitle = UILabel(frame: CGRect(x: 60, y: 22, width: frame.width - 76, height: 17))
            subtitle.text = "A subtitle that says a little more about it"
            subtitle.font = .systemFont(ofSize: 13)
            subtitle.textColor = .secondaryLabel
            let line = UIView(frame: CGRect(x: 60, y: 41.5, width: frame.width - 60, height: 0.5))
            line.backgroundColor = .separator
            for view in [avatar, title, subtitle, line] { row.addSubview(view) }
            titles.append(title)
            addSubview(row)
        }
    }
}
