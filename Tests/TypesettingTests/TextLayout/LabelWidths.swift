// Widths of labels as Xcode wrote them into public interface files, where it runs UIKit, and five of recorded pictures.
// No Apple page: these are facts (text, font, width), gathered from the newest commits of 55 public repositories.

/// Labels that are as wide as their texts: no constraint sets their widths, and they are as high as one line.
///
/// A line: half, weight, size in points, width in points (rounded up to a half or a third by Interface Builder), text.
/// Widths in the font were fitted on the lines `fit`; nothing was fitted on the lines `held`,
/// but for heavy and black: eight labels are too few for that, and they were fitted so that both halves agree. Labels more
/// than 9.5 % off the measures of before are left out: they are as wide as a screen or an older text.
enum LabelWidths {
    static let table = """
        fit bold 28 247 Confirm your email
        held bold 30 76.5 Label
        fit bold 34 188 Diagnostics
        held bold 34 333.5 Welcome to AltStore.
        fit bold 36 294 Animated Tab Bar
        held bold 36 183 Stagehand
        fit bold 36 195.5 Toast-Swift
        held bold 36 103.5 Today
        fit light 45 29.5 ...
        held medium 28 223.33 A touch of genius.
        fit medium 28 255.33 Introducing Series 2.
        held regular 28 136 Article Title
        fit regular 28 168 AutoFill Setup
        held regular 28 197 Empty Host App
        fit regular 28 248.33 Empty Media Library
        held regular 28 299.5 Welcome to Stream Chat
        fit regular 28 79.67 {Price}
        held regular 30 258 MultiSegmentDemo
        fit regular 31 144 City Name
        held regular 34 112 Second
        fit regular 34 217.33 Snooze Alarms
        held regular 35 82.67 Label
        fit regular 36 166 Melbourne
        held regular 42 156 Pageboy
        fit regular 45 105.5 Label
        held semibold 28 201 Caching Photos
        fit semibold 31 119.67 This is 7.
        held thin 40 192 UNKNOWN
        fit bold 34 245.7 Password Store
        fit bold 34 266.3 Selection Survey
        fit regular 28 210.67 What's the point?
        fit regular 34 255 What's the point?
        fit regular 58 428.33 What's the point?
        fit black 17 177.5 No QR code detected
        held black 18 50 Label
        fit black 34 169 Memories
        held black 34 117.67 People
        fit heavy 9 20.5 44U
        held heavy 27 153.5 OCTOBER 5
        fit heavy 27 111 STOCKS
        held heavy 32 213.5 disconnected
        fit bold 12 22.67 100
        held bold 14 7 1
        fit bold 20 39 584
        held bold 24 54 89%
        fit bold 32 42.5 89
        held bold 80 208 12:34
        fit light 27 48.5 399
        held light 44 54 06
        fit light 44 54 35
        held light 45 25.5 0
        fit light 60 120 4:59
        held medium 12 35 00:00
        fit medium 14 7 1
        held medium 20 64.5 30/100
        fit medium 60 154 100%
        held regular 13 73 2.90852977
        fit regular 13 73 584,042.12
        held regular 14 21 0%
        fit regular 16 111 (960678.3708)
        held regular 16 10 8
        fit regular 17 55 $40.00
        held regular 17 55.5 +0.000
        fit regular 17 70.5 -$601.00
        held regular 17 10.5 0
        fit regular 17 32 0.01
        held regular 17 22 0.1
        fit regular 17 72 00:00:00
        held regular 17 21.5 1.0
        fit regular 17 31 1/15
        held regular 17 28.5 100
        fit regular 17 10.5 3
        held regular 17 31 500
        fit regular 17 10.5 8
        held regular 17 31.5 893
        fit regular 17 40 {123}
        held regular 40 169 00:00.00
        fit regular 140 80 2
        held semibold 12 10 1.
        fit semibold 15 46 2.45%
        held semibold 15 55 45.25%
        fit semibold 15 54.5 54.75%
        held semibold 16 46 1.00%
        fit semibold 16 58 25.00%
        held semibold 16 57 74.00%
        fit semibold 22 114 584,127.76
        held semibold 24 14.5 2
        fit bold 20 176 Offscreen Views
        held bold 20 13 Σ
        fit bold 21 175 Instrument Demo
        held bold 22 193.5 Account Upgraded
        fit bold 22 54.5 Delta
        held bold 22 92 Featured
        fit bold 22 204.33 Sorry to see you go!
        held bold 22 264 The Art of the Impossible
        fit bold 22 288.5 Time to add some Podcasts!
        held bold 22 45 Title
        fit bold 22 124 What's New
        held bold 26 58.67 Lists
        fit medium 20 9 -
        held medium 20 156.5 Restaurant name
        fit medium 21 122.5 search string
        held medium 22 98 List Name
        fit medium 24 181 Find from Photos
        held regular 20 167 Built-in Transitions
        fit regular 20 98 Filter Video
        held regular 20 48 Label
        fit regular 20 114 Music Player
        held regular 20 72 Settings
        fit regular 20 56 mg/dL
        held regular 21 237.5 No Audio Unit View Found
        fit regular 21 276.5 Weigh your items with a spoon
        held regular 22 14.5 A
        fit regular 24 208 Camera Unavailable
        held regular 24 112.5 Luke Zhao
        fit regular 24 84 No Lists
        held regular 25 129 Circle Menu
        fit regular 27 212 Bounce Animation
        held regular 27 236 Transition Animation
        fit semibold 20 221 Successfully submitted!
        held semibold 22 178 HeroDebugPlugin
        fit semibold 22 198.5 Your folder is empty
        held semibold 22 69.33 iPhone
        fit bold 13 92 AUTO ROTATE
        held bold 13 37.5 BODY
        fit bold 13 146.5 PRESENTATION STYLE
        held bold 13 80.5 SUPPORTER
        fit bold 15 148.5 eventually 92 mg/dL
        held light 13 78 COMPLETED
        fit medium 14 49.5 100 pts
        held medium 14 124.5 Chechkpoint name
        fit medium 14 46 Closed
        held medium 14 155 Jul 19, 2019 at 7:33 AM
        fit medium 14 92.5 Next Payment
        held medium 15 38.5 Label
        fit medium 16 127 Australia Is Great
        held medium 16 73.5 Loading...
        fit medium 16 346.5 Set a date and time to be notified of this event.
        held medium 18 180 Loading Shared List...
        fit medium 18 36.5 Title
        held regular 10 172.5 A fee of 0.001 SMART will be added
        fit regular 12 37 15 min
        held regular 12 133.5 Fixed product discount 
        fit regular 13 61.5 FILTER BY
        held regular 13 132 SUNDAY, OCTOBER 8
        fit regular 13 144 Select a password to fill
        held regular 13 62 Username
        fit regular 14 255 Try more general or different keywords.
        held regular 14 74.5 Version: 1.0
        fit regular 15 50 2w ago
        held regular 15 148.5 Description (optional)
        fit regular 15 78.33 Expiry Date
        held regular 15 162.5 Fade Duration: 0.25 sec
        fit regular 15 85 Mqtt Status:
        held regular 15 131 Requested Amount
        fit regular 16 26.33 IOB
        held regular 16 46.67 Insulin
        fit regular 16 67 Statistics
        held regular 16 126 Tap 'Try Again' or
        fit regular 16 109 Variable Speed
        held regular 16 81.67 {Password}
        fit regular 17 30 1.0x
        held regular 17 43 8 min
        fit regular 17 63 Address
        held regular 17 92 Attack Time
        fit regular 17 30.5 City
        held regular 17 59.5 Custom
        fit regular 17 44 Detail
        held regular 17 50.5 Direct:
        fit regular 17 154 Firstname Lastname
        held regular 17 64 Heading
        fit regular 17 116 Heading Offset
        held regular 17 67 Indicator
        fit regular 17 142 Just another Label
        held regular 17 27.5 List
        fit regular 17 117.5 Min Scale Level
        held regular 17 45 Name
        fit regular 17 99 No Internets!
        held regular 17 113 No Submission
        fit regular 17 97 Order Status
        held regular 17 52 Phase:
        fit regular 17 98.67 Picker Result
        held regular 17 56.5 Precise
        fit regular 17 82 Questions:
        held regular 17 34 RGB
        fit regular 17 117 Server Address
        held regular 17 44 Static
        fit regular 17 51.5 Switch
        held regular 17 176 Timeout message label
        fit regular 17 75 Transition
        held regular 17 79.5 UDP 2050
        fit regular 17 33 blue
        held regular 17 34 date
        fit regular 18 111.5 Volume Boost
        held semibold 11 43 1 March
        fit semibold 12 118.5 Late Penatly (-2pts)
        held semibold 12 50.5 MEDIUM
        fit semibold 12 103 No files uploaded
        held semibold 13 144 A PROJECT FROM THE
        fit semibold 13 110 Featured episode
        held semibold 16 58 Abstain
        fit semibold 16 79 App Name
        held semibold 16 112 Planet Pennies
        fit semibold 17 106.33 Donate today
        held semibold 17 146.67 Follow for updates
        fit semibold 17 92.5 Riley Testut
        held semibold 17 67 Success
        fit semibold 18 123 From Address:
        held semibold 19 71 Edit List
        """
}
