// A process that shows twenty rows, says when its first frame was there and how much memory it holds, and ends.
import Screens

FirstFrame.run()
