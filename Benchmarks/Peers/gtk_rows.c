// The same twenty rows in a GTK 4 window: says when its first frame was painted and how much memory it holds, and ends.
#include <gtk/gtk.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static gboolean leave(gpointer unused) {
    (void)unused;
    exit(0);
}

static void painted(GdkFrameClock *clock, gpointer unused) {
    (void)clock;
    (void)unused;
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    char line[256];
    long rss = 0;
    FILE *status = fopen("/proc/self/status", "r");
    while (status && fgets(line, sizeof line, status))
        if (strncmp(line, "VmRSS:", 6) == 0) rss = atol(line + 6) * 1024;
    printf("{\"ns\": %lld, \"rss\": %ld}\n", (long long)t.tv_sec * 1000000000 + t.tv_nsec, rss);
    fflush(stdout);
    leave(NULL);
}

static void draw_avatar(GtkDrawingArea *area, cairo_t *cr, int w, int h, gpointer data) {
    (void)area;
    double hue = GPOINTER_TO_INT(data) / 20.0;
    float r, g, b;
    gtk_hsv_to_rgb((float)hue, 0.6f, 0.9f, &r, &g, &b);
    cairo_set_source_rgb(cr, r, g, b);
    cairo_arc(cr, w / 2.0, h / 2.0, w / 2.0, 0, 2 * G_PI);
    cairo_fill(cr);
}

static void activate(GtkApplication *app) {
    GtkWidget *window = gtk_application_window_new(app), *box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
    gtk_window_set_default_size(GTK_WINDOW(window), 390, 844);
    gtk_window_set_decorated(GTK_WINDOW(window), FALSE);
    for (int i = 0; i < 20; i++) {
        GtkWidget *row = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 12), *text = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
        GtkWidget *avatar = gtk_drawing_area_new();
        gtk_drawing_area_set_content_width(GTK_DRAWING_AREA(avatar), 32);
        gtk_drawing_area_set_content_height(GTK_DRAWING_AREA(avatar), 32);
        gtk_drawing_area_set_draw_func(GTK_DRAWING_AREA(avatar), draw_avatar, GINT_TO_POINTER(i), NULL);
        char *title = g_strdup_printf("Row number %d with a title", i);
        GtkWidget *a = gtk_label_new(title), *b = gtk_label_new("A subtitle that says a little more about it");
        gtk_label_set_xalign(GTK_LABEL(a), 0);
        gtk_label_set_xalign(GTK_LABEL(b), 0);
        gtk_box_append(GTK_BOX(text), a);
        gtk_box_append(GTK_BOX(text), b);
        gtk_box_append(GTK_BOX(row), avatar);
        gtk_box_append(GTK_BOX(row), text);
        gtk_box_append(GTK_BOX(box), row);
        gtk_box_append(GTK_BOX(box), gtk_separator_new(GTK_ORIENTATION_HORIZONTAL));
        g_free(title);
    }
    gtk_window_set_child(GTK_WINDOW(window), box);
    gtk_widget_realize(window);
    GdkFrameClock *clock = gdk_surface_get_frame_clock(gtk_native_get_surface(GTK_NATIVE(window)));
    g_signal_connect(clock, "after-paint", G_CALLBACK(painted), NULL);
    gtk_window_present(GTK_WINDOW(window));
}

int main(void) {
    GtkApplication *app = gtk_application_new(NULL, G_APPLICATION_NON_UNIQUE);
    g_signal_connect(app, "activate", G_CALLBACK(activate), NULL);
    g_timeout_add_seconds(20, leave, NULL);
    return g_application_run(G_APPLICATION(app), 0, NULL);
}
