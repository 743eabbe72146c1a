// FirstFrame linked with the Swift runtime and Foundation inside.
import Screens

FirstFrame.run()
