// The names of methods in Objective-C.
// Apple: "Importing Swift into Objective-C".
import ObjCBridge
import Testing

@Suite struct ObjectiveCNameTests {
    @Test(
        "A method's name is the base, then With and the first label unless that is a preposition, then the other labels",
        arguments: [
            ("save", [], "save"), ("tapped", [nil], "tapped:"), ("add", ["to"], "addTo:"), ("seek", ["time"], "seekWithTime:"),
            ("move", ["fromPlace", "to"], "moveFromPlace:to:"), ("touch", [nil, "forEvent"], "touch:forEvent:"),
            ("three", [nil, nil, nil], "three:::"), ("present", ["inside"], "presentInside:"),
            ("show", ["information"], "showWithInformation:"),
        ] as [(String, [String?], String)])
    func method(_ base: String, _ labels: [String?], _ name: String) {
        #expect(ObjectiveCName.method(base, labels) == name)
    }

    @Test("A method that throws has an error argument, an asynchronous one a completion handler")
    func effects() {
        #expect(ObjectiveCName.method("load", [], throws: true) == "loadAndReturnError:")
        #expect(ObjectiveCName.method("load", [nil], throws: true) == "load:error:")
        #expect(ObjectiveCName.method("load", [], async: true) == "loadWithCompletionHandler:")
        #expect(ObjectiveCName.method("load", ["from"], throws: true, async: true) == "loadFrom:completionHandler:")
    }

    @Test("A property's setter is set, the capitalised name and a colon")
    func setter() { #expect(ObjectiveCName.setter("isOn") == "setIsOn:") }
}
