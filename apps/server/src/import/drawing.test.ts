import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { paths } from '../paths'
import { processorMs } from '../test/support/processor-time'
import { drawingFault } from './drawing'

const svg = (content: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>\n${content}</svg>`
const faultOf = (source: string) => drawingFault(Buffer.from(source))
const refused = (what: string, line = 2) => `is a drawing with ${what} in line ${line}, which is not allowed`

describe('a drawing', () => {
  test('of the sample content is accepted', () => {
    const files = readdirSync(paths.content, { recursive: true, encoding: 'utf8' }).filter((name) =>
      name.endsWith('.svg'),
    )
    expect(files.length).toBeGreaterThan(50)
    for (const name of files)
      expect([name, drawingFault(readFileSync(join(paths.content, name)))]).toEqual([name, undefined])
  })

  test('of a drawing program is accepted: declarations, styles, gradients and references inside it', () => {
    const source = `<?xml version="1.0" encoding = "UTF-8"?>
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
<!-- <script>in a comment</script> -->
${svg(
  `<style type="text/css"><![CDATA[ .st0, #a { fill:url(#g); font-family: 'Noto Sans KR', "나눔" } ]]></style>
<defs><linearGradient id="g"><stop offset="0" stop-color="rgb(1, 2, 3)"/></linearGradient></defs>
<use xlink:href="#a" transform="translate (1 2) rotate(30)"/>
<text aria-label="(x)" style="fill: url('#g'); font-size:12px;">javascript: &lt;script&gt;</text>`,
  'xmlns:xlink="http://www.w3.org/1999/xlink"',
)}`
    expect(faultOf(source)).toBeUndefined()
  })

  test.each([
    ['<x:script xmlns:x="http://www.w3.org/2000/svg">alert(1)</x:script>', "the element 'x:script'"],
    ['\n<script>alert(1)</script>', "the element 'script'", 3],
    ['<SCRIPT/>', "the element 'SCRIPT'"],
    ['<foreignObject/>', "the element 'foreignObject'"],
    ['<a href="#x"/>', "the element 'a'"],
    ['<image href="#x"/>', "the element 'image'"],
    ['<animate attributeName="href"/>', "the element 'animate'"],
    ['<g onload="x"/>', 'the attribute onload="x"'],
    ['<g xmlns="http://www.w3.org/1999/xhtml"/>', 'the attribute xmlns="http://www.w3.org/1999/xhtml"'],
    ['<use href="&#106;ava&#x73;cript:alert(1)"/>', 'the attribute href="javascript:alert(1)"'],
    ['<use href="other.svg#x"/>', 'the attribute href="other.svg#x"'],
    ['<g fill="url(https:evil.example)"/>', 'the attribute fill="url(https:evil.example)"'],
    ['<g fill="URL( &quot;evil&quot; )"/>', 'the attribute fill="URL( "evil" )"'],
    ['<g fill="u\\72l(x)"/>', 'the attribute fill="u\\72l(x)"'],
    ['<g filter="image-set(#a)"/>', 'the attribute filter="image-set(#a)"'],
    ['<g fill="ururl(#a)l(evil)"/>', 'the attribute fill="ururl(#a)l(evil)"'],
    ['<g style="fill:url(x)"/>', 'the attribute style="fill:url(x)"'],
    ['<g style="background:red"/>', 'the attribute style="background:red"'],
    ...[
      '@import "https:evil.example";',
      '@\\69mport url(x);',
      'g{fill:url(https:evil.example)}',
      'g{fill:red}/**/',
      'g{behavior:url(#x)}',
      'g{font-family:"/*";fill:url(x);fill:"*/"}',
      'g{fill:red',
      'g{{fill:red}}',
    ].map((css): [string, string] => [`<style>${css}</style>`, 'a style sheet that is more than plain rules']),
    ['<?xml-stylesheet href="x.css"?>', "the instruction 'xml-stylesheet'"],
    ['<style>@import<g/></style>', "the element 'g' inside a style sheet"],
    ['<g>'.repeat(100), 'more than 100 levels'],
  ])('with %s is refused with the line', (content, what, line = 2) => {
    expect(faultOf(svg(content))).toBe(refused(what, line))
  })

  test.each([
    ['<!DOCTYPE svg [<!ATTLIST svg onload CDATA "alert(1)">]>\n', refused('a document type of its own', 1)],
    ['<!DOCTYPE svg [<!ENTITY a "b">]>\n', refused('a document type of its own', 1)],
    ['<?xml version="1.0" encoding="ISO-2022-JP"?>\n', refused("the instruction 'xml'", 1)],
    ['\n\n<svg>', 'is no SVG picture'],
    ['text', 'is no SVG picture, or broken in line 1'],
    ['\x1B', 'is no SVG picture in UTF-8'],
  ])('that begins with %j is refused', (head, sentence) => {
    expect(faultOf(head + svg(''))).toBe(sentence)
  })

  test.each([
    [svg('<g>\n</svg>'), 'is no SVG picture, or broken in line 3'],
    [svg('&nbsp;'), 'is no SVG picture, or broken in line 2'],
    [`${svg('')}<svg/>`, 'is no SVG picture'],
    ['<g/>', 'is no SVG picture'],
    ['', 'is no SVG picture'],
  ])('that is no XML or no SVG is refused: %j', (source, sentence) => {
    expect(faultOf(source)).toBe(sentence)
  })

  const nested = (levels: number, reference: (id: string) => string) =>
    Array.from({ length: levels }, (_, at) => `<g id="a${at + 1}">${reference(`#a${at}`).repeat(10)}</g>`).join('')
  const use = (id: string) => `<use href="${id}"/>`
  const repeats = 'is a drawing of more than 20000 elements, with those that it repeats'
  test.each([
    ['three levels', nested(3, use), undefined],
    ['nine levels', nested(9, use), repeats],
    ['patterns', nested(9, (id) => `<path fill="url(${id})"/>`), repeats],
    ['masks in styles', nested(9, (id) => `<g style="mask: url('${id}')"/>`), repeats],
    [
      'style sheets',
      `<style>${Array.from({ length: 9 }, (_, at) => `g path.b${at}, #x { fill: url(#a${at}) }`).join('')}</style>${Array.from(
        { length: 9 },
        (_, at) => `<pattern id="a${at + 1}">${`<path class="p b${at}"/>`.repeat(10)}</pattern>`,
      ).join('')}`,
      repeats,
    ],
    [
      'inherited paint',
      nested(9, () => '<path/>').replaceAll(
        /id="a(\d)">/g,
        (found, at) => `${found.slice(0, -1)} stroke="url(#a${Number(at) - 1})">`,
      ),
      repeats,
    ],
    [
      'a usual sheet of gradients',
      `<style>.a{fill:url(#l)} .b{stroke:url(#l)}</style><linearGradient id="l">${'<stop/>'.repeat(4)}</linearGradient>${'<path class="a b"/>'.repeat(400)}`,
      undefined,
    ],
    ['a part of itself', `<g id="a0">${use('#a0')}</g>`, repeats],
    [
      'a long chain',
      Array.from({ length: 9000 }, (_, at) => `<use id="a${at}" href="#a${at + 1}"/>`).join(''),
      repeats,
    ],
    ['many elements', '<path/>'.repeat(20_000), repeats],
  ])('that repeats its parts is counted as it is drawn: %s', (_, content, fault) => {
    expect(faultOf(svg(`<path id="a0"/>${content}`.replace('<path id="a0"/><g id="a0">', '<g id="a0">')))).toBe(fault)
  })

  test('with a long value is read at once', () => {
    const start = processorMs()
    expect(faultOf(svg(`<path d="${'M'.repeat(2_000_000)}" class="${'x('.repeat(500_000)}"/>`))).toBeUndefined()
    expect(processorMs() - start).toBeLessThan(3000)
  })

  test('in another encoding is refused', () => {
    expect(drawingFault(Buffer.from(`\uFEFF${svg('')}`, 'utf16le'))).toBe('is no SVG picture in UTF-8')
  })
})
