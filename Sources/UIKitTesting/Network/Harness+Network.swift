// The network of a harness's test.
// No Apple page: this is ours.
import Foundation

extension Harness {
    /// The network of this test: the trait's, or a network without recorded answers. From the first access to the end of the
    /// test, no request of the app leaves the machine unless an answer allows it.
    public var network: RecordedNetwork {
        if let network = RecordedNetwork.inForce { return network }
        let network = RecordedNetwork(site: NetworkSite(site))
        if !isClosed { RecordedNetwork.put(network) }
        ownNetwork = network
        return network
    }

    /// The test's own network goes with the harness; a trait's stays until the trait ends.
    func endNetwork() {
        guard let network = ownNetwork else { return }
        if RecordedNetwork.inForce === network { RecordedNetwork.put(nil) }
        network.finish()
        ownNetwork = nil
    }
}
