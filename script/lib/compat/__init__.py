"""script/compat: builds a Swift package written for Apple's UIKit against this checkout of Vitrine and runs its tests."""
