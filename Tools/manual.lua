-- Has pandoc write the papers as pages of man(7): tables and headings of the fourth level as terms with what they
-- mean, and of links only addresses on the web.
local stringify = pandoc.utils.stringify

local function code(element) return pandoc.Strong(pandoc.Str(element.text)) end

local function link(element)
  local words = element.content
  if element.target:find('^http') then words:extend({ pandoc.Str(' (' .. element.target .. ')') }) end
  return words
end

-- What stands behind the first cell of a row; columns that all have titles are named.
local function meaning(cells, titles)
  local named = #titles > 2
  for place = 2, #titles do named = named and stringify(titles[place]) ~= '' end
  local words = pandoc.List()
  for place = 2, #cells do
    local blocks = cells[place]
    if #blocks > 0 then
      if #words > 0 then words:insert(pandoc.Str('; ')) end
      if named then words:insert(pandoc.Str(stringify(titles[place]) .. ': ')) end
      words:extend(blocks[1].content)
    end
  end
  return pandoc.Plain(words)
end

-- The width of a first column that stands beside what most of its terms mean.
local function indent(rows)
  local short, widest = 0, 0
  for _, cells in ipairs(rows) do
    local width = utf8.len(stringify(cells[1]))
    if width <= 20 then short, widest = short + 1, math.max(widest, width) end
  end
  return short * 3 >= #rows * 2 and widest + 2 or 8
end

local function terms(element)
  local simple = pandoc.utils.to_simple_table(element)
  local blocks = pandoc.List()
  for place, cells in ipairs(simple.rows) do
    if place == 2 then blocks:insert(pandoc.RawBlock('man', '.PD 0')) end
    blocks:insert(pandoc.RawBlock('man', '.TP ' .. indent(simple.rows)))
    blocks:insert(pandoc.Plain(cells[1][1].content))
    blocks:insert(meaning(cells, simple.headers))
  end
  blocks:insert(pandoc.RawBlock('man', '.PD'))
  return blocks
end

-- Puts what follows a heading of the fourth level below it, as the meaning of a term.
local function entries(document)
  local blocks, entry = pandoc.List(), nil
  for place, block in ipairs(document.blocks) do
    local following = document.blocks[place + 1]
    local level = block.t == 'Header' and block.level
    if level == 4 then
      entry = pandoc.List()
      blocks:insert({ block.content, entry })
    elseif level then
      entry = nil
      if level == 1 then block.content = { pandoc.Str('Description') } end
      if level == 1 and following.t == 'Header' then goto continue end
      if level < 3 then block = pandoc.Header(1, pandoc.Str(stringify(block):upper())) end
      if level == 3 then block.level = 2 end
      blocks:insert(block)
    elseif entry then
      entry:insert(block)
    else
      blocks:insert(block)
    end
    ::continue::
  end
  document.blocks = blocks:map(function(block)
    return block.t and block or pandoc.DefinitionList({ { block[1], { block[2] } } })
  end)
  return document
end

return {
  { Code = code, Link = link, Str = function(word) return pandoc.Str((word.text:gsub('…', '...'))) end },
  { Table = terms },
  { Pandoc = entries },
}
