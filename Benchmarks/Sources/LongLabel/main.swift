// A process that shows one line of a text of so many bytes. Run by ScreenBenchmarks.
import Screens

LongLabel.run()
