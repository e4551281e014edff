import { globalFontFace, globalStyle } from '@vanilla-extract/css'
import { bottomInset } from '../lib/bottomInset.css'
import { focusOutline, media, vars } from '../theme'

// Arial with Pretendard's metrics, so that text does not shift when the web font loads: with it, three in three hundred paragraphs of the
// site wrap differently on phones. The weight ranges are those of body text, labels and headings.
const regular = "local('Arial'), local('Liberation Sans'), local('Roboto')"
globalFontFace(
  'Pretendard Fallback',
  [
    { src: regular, fontWeight: '1 450', sizeAdjust: '100%', ascentOverride: '95.3%', descentOverride: '24.1%' },
    { src: regular, fontWeight: '451 620', sizeAdjust: '103.1%', ascentOverride: '92.4%', descentOverride: '23.4%' },
    {
      src: "local('Arial Bold'), local('Liberation Sans Bold'), local('Roboto Bold')",
      fontWeight: '621 1000',
      sizeAdjust: '98.4%',
      ascentOverride: '96.8%',
      descentOverride: '24.5%',
    },
  ].map((face) => ({ ...face, lineGapOverride: '0%' })),
)

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' })
globalStyle('*', { margin: 0 })

globalStyle('html', {
  WebkitTextSizeAdjust: '100%',
  textSizeAdjust: '100%',
  scrollPaddingBlock: `${vars.space[96]} calc(${vars.space[96]} + ${bottomInset})`,
  overflowWrap: 'break-word',
  background: vars.color.canvas,
})

globalStyle('body', {
  minBlockSize: '100dvh',
  fontFamily: vars.font.body,
  fontSize: vars.fontSize.md,
  lineHeight: vars.lineHeight.text,
  fontSynthesis: 'none',
  textRendering: 'optimizeLegibility',
  WebkitFontSmoothing: 'antialiased',
})

globalStyle('body, [data-theme]', { color: vars.color.ink, background: vars.color.canvas })

// Hangul wraps between words, not inside them.
globalStyle(':lang(ko)', { wordBreak: 'keep-all', overflowWrap: 'anywhere', lineHeight: vars.lineHeight.korean })
// Korean words in a sentence of another language (`KoreanParts`) keep the height of its lines.
globalStyle('[lang="ko"][data-inline]', { lineHeight: 'inherit' })

// Names with a hyphen (`WholeNames`).
globalStyle('[data-whole]', { whiteSpace: 'nowrap' })

// Marks of Sinhala and Tamil stand above and below the letters, and a word's letters belong together. The words are long: headings are
// smaller, so that most words fit a line of a phone.
globalStyle('[lang="si"], [lang="ta"]', {
  vars: {
    [vars.lineHeight.heading]: vars.lineHeight.tall,
    [vars.lineHeight.text]: vars.lineHeight.tall,
    [vars.fontSize.h1]: '2.375rem',
    [vars.fontSize.h2]: '1.8125rem',
    [vars.fontSize.h3]: '1.625rem',
  },
  lineHeight: vars.lineHeight.tall,
  // With large text on a phone a word can be longer than the line.
  overflowWrap: 'anywhere',
})
// A table scrolls instead of breaking its words.
globalStyle(':lang(si) table, :lang(ta) table', { overflowWrap: 'break-word' })
globalStyle(':lang(si), :lang(ta)', {
  letterSpacing: 'normal !important',
  textTransform: 'none !important',
  fontStyle: 'normal !important',
})

// Text with its own direction keeps the alignment of its parent.
globalStyle(':where([dir="auto"])', { textAlign: 'match-parent' })

globalStyle('h1, h2, h3, h4, h5, h6', {
  fontSize: 'inherit',
  fontWeight: vars.fontWeight.bold,
  lineHeight: vars.lineHeight.heading,
})
globalStyle('button, input, select, textarea', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' })
globalStyle('img, svg, video', { display: 'block', maxInlineSize: '100%' })
globalStyle('img, video', { blockSize: 'auto' })
globalStyle('ul[role="list"], ol[role="list"]', { listStyle: 'none', padding: 0 })
globalStyle('table', { borderCollapse: 'collapse' })
globalStyle('[hidden]', { display: 'none !important' })
globalStyle('::selection', { background: vars.color.accent, color: vars.color.onAccent })

// `:where` has no specificity, so that components can override the focus ring.
globalStyle(':where(:focus-visible)', focusOutline)
// Elements that receive the focus by script only have no focus ring.
globalStyle('h1:focus, h2:focus, h3:focus, main:focus, [role="dialog"]:focus, [role="alertdialog"]:focus', {
  outline: 'none',
})

globalStyle('*, *::before, *::after', {
  '@media': {
    [media.reducedMotion]: { animation: 'none !important', transition: 'none !important', scrollBehavior: 'auto' },
    [media.print]: { boxShadow: 'none !important' },
  },
})

globalStyle('@page', { margin: '18mm 16mm' })
