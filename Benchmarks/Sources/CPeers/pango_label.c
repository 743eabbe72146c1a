// Pango over Cairo: a label measured and drawn.
#include "CPeers.h"
#include <pango/pangocairo.h>
#include <stdlib.h>
#include <string.h>

struct peer_pango {
    cairo_surface_t *surface;
    cairo_t *cr;
    PangoLayout *layout;
    char *text;
    int width;
};

peer_pango *peer_pango_make(const char *text, double size) {
    peer_pango *p = calloc(1, sizeof *p);
    if (!p) return NULL;
    p->surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, 1200, 100);
    p->cr = cairo_create(p->surface);
    p->layout = pango_cairo_create_layout(p->cr);
    PangoFontDescription *font = pango_font_description_from_string("Inter");
    pango_font_description_set_absolute_size(font, size * PANGO_SCALE);
    pango_layout_set_font_description(p->layout, font);
    pango_font_description_free(font);
    p->text = strdup(text);
    pango_layout_set_text(p->layout, p->text, -1);
    return p;
}

int peer_pango_measure(peer_pango *p) {
    int w, h;
    p->width = p->width == 1000 ? 1001 : 1000;
    pango_layout_set_width(p->layout, p->width * PANGO_SCALE);
    pango_layout_get_pixel_size(p->layout, &w, &h);
    return w;
}

void peer_pango_draw(peer_pango *p) {
    cairo_move_to(p->cr, 10, 10);
    pango_cairo_show_layout(p->cr, p->layout);
}

int peer_pango_one_line(const char *text, double size, int width) {
    peer_pango *p = peer_pango_make(text, size);
    if (!p) return 0;
    int w, h;
    pango_layout_set_width(p->layout, width * PANGO_SCALE);
    pango_layout_set_single_paragraph_mode(p->layout, 1);
    pango_layout_set_ellipsize(p->layout, PANGO_ELLIPSIZE_END);
    pango_layout_get_pixel_size(p->layout, &w, &h);
    peer_pango_draw(p);
    g_object_unref(p->layout);
    cairo_destroy(p->cr);
    cairo_surface_destroy(p->surface);
    free(p->text);
    free(p);
    return w > 0;
}
