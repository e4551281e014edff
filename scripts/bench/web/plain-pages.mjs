// The plain pages that the site is compared with: the minimum that a browser needs to show the same content.
import { readFileSync } from 'node:fs'
import { openVisit } from './visit.mjs'

/** Runs in a page: writes it as a page without scripts, with its used styles and fonts inlined. @returns {string} the document */
function writeStaticPage() {
  const families = new Set([...document.fonts].filter(({ status }) => status === 'loaded').map((font) => faceOf(font)))
  /** @param {{ family: string, weight: string, unicodeRange: string }} face */
  function faceOf({ family, weight, unicodeRange }) {
    const codes = unicodeRange.toLowerCase().replace(/u\+0*(?=\w)|\s/g, '')
    return `${family.replace(/["']/g, '')} ${weight} ${codes}`
  }
  /** @param {string} selector its states and pseudo-elements are ignored */
  const isUsed = (selector) => {
    const bare = selector.replace(/::?[\w-]+(\((?:[^()]|\([^()]*\))*\))?/g, '').replace(/\[data-[^\]]*\]/g, '')
    try {
      return bare.split(',').some((one) => document.querySelector(one.trim().replace(/(^|[\s>+~])$/, '$1*') || '*'))
    } catch {
      return true
    }
  }
  /** @param {CSSRuleList} rules @param {string} base @returns {string} */
  const usedRules = (rules, base) =>
    [...rules]
      .map((rule) => {
        if (rule instanceof CSSStyleRule) return isUsed(rule.selectorText) ? rule.cssText : ''
        if (rule instanceof CSSFontFaceRule) {
          const value = (/** @type {string} */ name) => rule.style.getPropertyValue(name)
          const face = {
            family: value('font-family'),
            weight: value('font-weight'),
            unicodeRange: value('unicode-range'),
          }
          return value('src').includes('local(') || families.has(faceOf(face)) ? rule.cssText : ''
        }
        if (rule instanceof CSSGroupingRule) {
          const inner = usedRules(rule.cssRules, base)
          return inner === '' ? '' : `${rule.cssText.slice(0, rule.cssText.indexOf('{'))}{${inner}}`
        }
        return rule.cssText
      })
      .join('')
      .replace(/url\("([^"]+)"\)/g, (_all, address) => `url("${new URL(address, base).href}")`)
  const css = [...document.styleSheets, ...document.adoptedStyleSheets]
    .map((sheet) => usedRules(sheet.cssRules, sheet.href ?? document.baseURI))
    .join('')

  const copy = new DOMParser().parseFromString(document.documentElement.outerHTML, 'text/html').documentElement
  const removed =
    'script, style, link:is([rel~="stylesheet"], [rel~="modulepreload"], [rel~="prefetch"], [rel~="preload"]:not([as="font"]))'
  for (const element of copy.querySelectorAll(removed)) element.remove()
  const style = document.createElement('style')
  style.textContent = css
  copy.querySelector('head')?.append(style)
  return `<!doctype html>${copy.outerHTML}`
}

/** The page that links to the plain exam page and prefetches it. Its API responses are `no-store` and cannot be prefetched. @param {string} examId */
function linkPage(examId) {
  const target = `/plain/exam.html?exam=${examId}`
  const rules = { prefetch: [{ urls: [target], eagerness: 'immediate' }] }
  return `<!doctype html><html lang="en"><meta charset="utf-8" /><meta name="viewport" content="width=device-width, initial-scale=1" />
<title>Plain guidelines</title><link rel="icon" href="/favicon.svg" /><script type="speculationrules">${JSON.stringify(rules)}</script>
<h1>Guidelines</h1><a href="${target}">Start Exam</a></html>`
}

/**
 * Adds the plain pages to the server: /plain/landing.html, /plain/link.html, and /plain/exam.html?exam=<id>.
 *
 * @param {import('playwright').Browser} browser
 * @param {import('./server.mjs').BenchServer} server
 * @param {import('./accounts.mjs').Accounts} accounts
 */
export async function addPlainPages(browser, server, { demo, demoName, pictures, exam }) {
  const awaited = { pictures, name: demoName }
  // The page's policy forbids parsing HTML.
  const visit = await openVisit(browser, server.origin, { session: demo, awaited, isSlow: false, bypassCSP: true })
  await visit.page.goto('/')
  await visit.next('complete')
  await server.quiet()
  server.addPlainPage('landing.html', await visit.page.evaluate(writeStaticPage))
  await visit.close()
  server.addPlainPage('exam.html', readFileSync(new URL('plain-exam.html', import.meta.url), 'utf8'))
  server.addPlainPage('link.html', linkPage(exam._id))
}
