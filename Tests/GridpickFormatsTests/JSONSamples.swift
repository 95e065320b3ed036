/// One text of every shape, with every kind of value in it.
enum JSONSamples {
  static let all = [list, sections, titledSections, records, document]

  static let list = """
    ["a", 1.50, true, null, {"label": "x\\n\\u00e9\\ud83d\\ude00", "value": -2e-3, "more": [{}]}, "é€😀"]
    """
  static let sections = """
    [["a", "b"], [], [null, {"label": "c", "color": "#e54"}]]
    """
  static let titledSections = """
    {"north": ["a", "b"], "so\\u0075th": ["c"], "": []}
    """
  static let records = """
    [{"id": 1, "name": "x"}, {"name": "y", "id": 2, "tags": ["p", {"q": null}]}, {}, {"id": 3, "id": 4}]
    """
  static let document = """
    {"title": "Posters", "layout": "cards", "style": "text", "columns": ["Red", null], "sections": [
      {"title": "400", "style": "swatch", "items": ["r", null]}, ["bare"], {}]}
    """
}
