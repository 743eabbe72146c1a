// The screens of what moves by rules of nature: particles, bodies, the device's tilt and the pointer.
// No Apple page: this is ours.
import UIKit

extension Screen {
    /// Particles, bodies, tilt and pointer.
    static let physics: [Screen] = [
        Screen(
            name: "particles", title: "Particles", summary: "Confetti, snow and a fire", tint: .systemPurple,
            icon: .sparks
        ) { ParticlesController() },
        Screen(
            name: "dynamics", title: "Dynamics", summary: "Bodies that fall, bounce, snap", tint: .systemGreen,
            icon: .bodies
        ) { DynamicsController() },
        Screen(
            name: "tilt", title: "Tilt & pointer", summary: "Parallax, pointer effects", tint: .systemCyan,
            icon: .device
        ) { TiltController() },
    ]
}
