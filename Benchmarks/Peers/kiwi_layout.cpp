// The benchmarks' interfaces in kiwi.
// views: n views, each placed by four required constraints against its neighbour or the root.
// labels: n rows of a title and a value that hug their texts, with room between them (optional constraints, inequalities).
// usage: kiwi_layout views|labels times|values N
#include <malloc.h>
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

/// n rows; kiwi's strengths stand a hundredfold apart, so that they act as levels here.
struct Labels {
    Solver solver;
    View root;
    std::vector<View> views;

    explicit Labels(int count) : views(2 * count) {
        solver.addConstraint(root.left == 0);
        solver.addEditVariable(root.width, strength::strong);
        solver.suggestValue(root.width, 320);
        for (int i = 0; i < count; i++) {
            View &title = views[2 * i], &value = views[2 * i + 1];
            double wide = 60 + i % 40, narrow = 90 - i % 50;
            solver.addConstraint(title.left == root.left + 16);
            solver.addConstraint(value.left + value.width == root.left + root.width - 16);
            solver.addConstraint(value.left >= title.left + title.width + 8);
            solver.addConstraint(Constraint(title.width <= wide, 1e2));
            solver.addConstraint(Constraint(title.width >= wide, 1e5));
            solver.addConstraint(Constraint(value.width <= narrow, 1));
            solver.addConstraint(Constraint(value.width >= narrow, 1e4));
            solver.addConstraint(title.top == 20 * i);
            solver.addConstraint(title.height == 18);
            solver.addConstraint(value.top == title.top);
            solver.addConstraint(value.height == title.height);
        }
        solver.updateVariables();
    }

    void change(int) {}
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

    void change(double value) {
        solver.suggestValue(inset, value);
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

template <class Subject> static int run(const char *what, int count) {
    if (std::strcmp(what, "values") == 0) {
        Subject subject(count);
        subject.solver.suggestValue(subject.root.width, 375);
        subject.solver.updateVariables();
        subject.change(20);
        std::printf("{\"-1\": 0");
        for (size_t i = 0; i < subject.views.size(); i++) {
            View &v = subject.views[i];
            std::printf(", \"%zu\": %.17g, \"%zu\": %.17g, \"%zu\": %.17g, \"%zu\": %.17g", 4 * i, v.left.value(),
                        4 * i + 1, v.top.value(), 4 * i + 2, v.width.value(), 4 * i + 3, v.height.value());
        }
        std::printf("}\n");
        return 0;
    }
    double build = least(count > 1000 ? 1 : 2, [&] { Subject subject(count); });
    size_t before = mallinfo2().uordblks + mallinfo2().hblkhd;
    Subject subject(count);
    double bytes = double(mallinfo2().uordblks + mallinfo2().hblkhd - before);
    int step = 0;
    double width = least(200, [&] {
        subject.solver.suggestValue(subject.root.width, 320 + ++step % 2);
        subject.solver.updateVariables();
    });
    double constant = least(200, [&] { subject.change(16 + ++step % 2); });
    std::printf("{\"build\": %.6f, \"width\": %.6f, \"constant\": %.6f, \"bytes\": %.0f}\n", build, width, constant, bytes);
    return 0;
}

int main(int argc, char **argv) {
    if (argc < 4) return 64;
    int count = std::atoi(argv[3]);
    return std::strcmp(argv[1], "labels") == 0 ? run<Labels>(argv[2], count) : run<Interface>(argv[2], count);
}
