import { languages, type Language } from '@naru/api/languages'
import { describe, expect, it } from 'vitest'
import { placeholders } from '@naru/api/operator'
import {
  legalDocument,
  privacyPolicyText,
  refundPolicyText,
  termsAndConditionsText,
  type LegalDocument,
  type LegalSection,
} from './legal'

const loadDocument = async (area: typeof privacyPolicyText, language: Language) =>
  legalDocument(await area.load(language))
const privacyPolicy = await loadDocument(privacyPolicyText, 'en')
const termsAndConditions = await loadDocument(termsAndConditionsText, 'en')
const refundPolicy = await loadDocument(refundPolicyText, 'en')

const linesOfSection = ({ paragraphs, points = {} }: LegalSection) => [
  ...Object.values(paragraphs),
  ...Object.values(points),
]
const linesOf = ({ lead, sections }: LegalDocument) => [
  lead,
  ...Object.values(sections).flatMap((section) => [section.title, ...linesOfSection(section)]),
]
const textOf = (document: LegalDocument) => linesOf(document).join('\n')
const titlesOf = ({ sections }: LegalDocument) => Object.values(sections).map(({ title }) => title)

describe('the legal pages', () => {
  it('were last updated on May 7, 2025', () => {
    for (const { updated } of [privacyPolicy, termsAndConditions, refundPolicy]) {
      expect(updated).toBe('Last updated May 7, 2025')
    }
  })

  it('privacy: data collected, use, security, cookies, changes, contact', () => {
    expect(titlesOf(privacyPolicy)).toEqual(
      expect.arrayContaining([
        'Data we collect',
        'How we use it',
        'Security',
        'Cookies and storage in your browser',
        'Changes',
        'Contact',
      ]),
    )
  })

  it('terms: eligibility to governing law', () => {
    expect(titlesOf(termsAndConditions)).toEqual(
      expect.arrayContaining([
        'Eligibility',
        'Accounts',
        'Course access',
        'Payments and refunds',
        'Intellectual property',
        'Conduct',
        'Termination',
        'Disclaimers',
        'Governing law',
      ]),
    )
  })

  it('refunds: seven days, 25 %, certificates, partial periods, 5 and 5-10 business days, materials and workshops', () => {
    const text = textOf(refundPolicy)
    for (const rule of [
      'within 7 days',
      'more than 25%',
      'certificate',
      'no refund for partial subscription periods',
      'within 5 business days',
      '5-10 business days',
      'downloadable materials',
      'live workshops',
    ]) {
      expect(text).toContain(rule)
    }
  })

  it('keep what the operator adds in a section of its own, a placeholder until it is set', () => {
    const added = [privacyPolicy, termsAndConditions, refundPolicy].map(({ operatorSection }) =>
      linesOfSection(operatorSection).join('\n'),
    )
    for (const text of added) expect(text).toContain('{{legalName}}, {{postalAddress}}')
    for (const name of ['mailProvider', 'rights', 'serverRecords', 'payments'])
      expect(added[0]).toContain(`{{${name}}}`)
    expect(placeholders.rights).toContain('Personal Data Protection Act No. 9 of 2022')
    expect(added[2]).toContain('{{refundShare}}')
    for (const text of Object.values(placeholders).filter((each) => !/\d\d 0|@/.test(each))) {
      expect(text).toMatch(/^\[[^\]]+\]$/)
    }
  })

  it('name YouTube as contacted by opening the page of videos', () => {
    expect(textOf(privacyPolicy)).toMatch(/when you open the page Videos, your browser loads their pictures from there/)
  })

  it('take jurisdiction and currency from the operator’s page alone, and name each nowhere else', () => {
    const text = [privacyPolicy, termsAndConditions, refundPolicy].map(textOf).join('\n')
    expect(text.match(/\{\{(?!email|phone)\w+\}\}/g)).toEqual(['{{currency}}', '{{currency}}', '{{jurisdiction}}'])
  })
})

const areas = [privacyPolicyText, termsAndConditionsText, refundPolicyText]
const cases = languages.flatMap((language) => areas.map((area) => [language, area.name, area] as const))

describe.each(cases)('%s %s', (language, _name, area) => {
  it('keeps the numbers, the placeholders and what the operator configures of every English line', async () => {
    const factsOf = (document: LegalDocument) => {
      const { operatorSection } = document
      const lines = [...linesOf(document), ...linesOfSection(operatorSection), operatorSection.updated]
      return lines.map((line) => {
        const facts = line.replace('seven days', '7 days').match(/\{\{\w+\}\}|\d+|sidebar_state|YouTube/g)
        return [...new Set(facts)].toSorted()
      })
    }
    expect(factsOf(await loadDocument(area, language))).toEqual(factsOf(await loadDocument(area, 'en')))
  })

  it('contains the phrases of its links', async () => {
    const { links = {}, ...document } = await loadDocument(area, language)
    const text = textOf(document)
    expect(Object.keys(links)).toEqual(Object.keys((await loadDocument(area, 'en')).links ?? {}))
    for (const phrase of Object.values(links)) expect(text).toContain(phrase)
  })
})
