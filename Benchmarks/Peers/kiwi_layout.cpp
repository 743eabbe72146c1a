// The benchmark's interface in kiwi: n views, each placed by four required constraints against its neighbour or the root.
// usage: kiwi_layout times N | values N
#include <kiwi/kiwi.h>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <vector>

using namespace kiwi;

struct View {
    Variable left, top, width, height;
};

struct Interface {
    Solver solver;
    View root;
    std::vector<View> views;
    Variable inset;

    explicit Interface(int count) : views(count) {
        solver.addConstraint(root.left == 0);
        solver.addConstraint(root.top == 0);
        solver.addConstraint(root.height == 800);
        solver.addEditVariable(root.width, strength::strong);
        solver.suggestValue(root.width, 320);
        solver.addEditVariable(inset, strength::strong);
        solver.suggestValue(inset, 16);
        for (int i = 0; i < count; i++) {
            View &view = views[i];
            View *before = i > 0 ? &views[i - 1] : nullptr;
            if (i == count - 1) {
                solver.addConstraint(view.left == root.left + inset);
            } else if (before && i % 4 != 0) {
                solver.addConstraint(view.left == before->left);
            } else {
                solver.addConstraint(view.left == root.left + 16);
            }
            if (before) {
                solver.addConstraint(view.top == before->top + before->height + 8);
            } else {
                solver.addConstraint(view.top == root.top + 8);
            }
            solver.addConstraint(view.width == root.width - 32 - (i % 7));
            if (before && i % 8 != 0) {
                solver.addConstraint(view.height == before->height);
            } else {
                solver.addConstraint(view.height == 44 + i % 5);
            }
        }
        solver.updateVariables();
    }
};

static double now() {
    using namespace std::chrono;
    return duration<double, std::milli>(steady_clock::now().time_since_epoch()).count();
}

template <class Body> static double least(int runs, Body body) {
    double best = 1e300;
    for (int i = 0; i < runs; i++) {
        double start = now();
        body();
        double time = now() - start;
        if (time < best) best = time;
    }
    return best;
}

int main(int argc, char **argv) {
    if (argc < 3) return 64;
    int count = std::atoi(argv[2]);
    if (std::strcmp(argv[1], "values") == 0) {
        Interface interface(count);
        interface.solver.suggestValue(interface.root.width, 375);
        interface.solver.suggestValue(interface.inset, 20);
        interface.solver.updateVariables();
        std::printf("{\"-1\": 0");
        for (int i = 0; i < count; i++) {
            View &v = interface.views[i];
            std::printf(", \"%d\": %.17g, \"%d\": %.17g, \"%d\": %.17g, \"%d\": %.17g", 4 * i, v.left.value(), 4 * i + 1,
                        v.top.value(), 4 * i + 2, v.width.value(), 4 * i + 3, v.height.value());
        }
        std::printf("}\n");
        return 0;
    }
    double build = least(3, [&] { Interface interface(count); });
    Interface interface(count);
    int step = 0;
    double width = least(200, [&] {
        interface.solver.suggestValue(interface.root.width, 320 + step++ % 2);
        interface.solver.updateVariables();
    });
    double constant = least(200, [&] {
        interface.solver.suggestValue(interface.inset, 16 + step++ % 2);
        interface.solver.updateVariables();
    });
    std::printf("{\"build\": %.6f, \"width\": %.6f, \"constant\": %.6f}\n", build, width, constant);
    return 0;
}
