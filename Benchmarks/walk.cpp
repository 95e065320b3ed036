// Walks through all values of a JSON file with simdjson, on demand, and prints how many there are.
#include <cstdio>
#include <simdjson.h>

using namespace simdjson;

static size_t walked(ondemand::value value) {
  size_t count = 0;
  switch (value.type()) {
    case ondemand::json_type::object:
      for (auto field : value.get_object()) count += walked(field.value());
      return count;
    case ondemand::json_type::array:
      for (auto element : value.get_array()) count += walked(element.value());
      return count;
    case ondemand::json_type::string: return !value.get_string().value().empty();
    case ondemand::json_type::number: return !value.get_number().error();
    default: return !value.raw_json_token().empty();
  }
}

int main(int, char **arguments) {
  ondemand::parser parser;
  padded_string text = padded_string::load(arguments[1]);
  ondemand::document document = parser.iterate(text);
  size_t count = 0;
  for (auto element : document.get_array()) count += walked(element.value());
  printf("%zu\n", count);
}
