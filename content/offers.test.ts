import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'

type Texts = Record<string, { name: string; description: string }>
type Plan = {
  id: string
  name: string
  duration: string
  price: number
  recommended?: boolean
  description: string
  exams: string[]
  translations: Texts
}
type Advertisement = { image: string }

const ROOT = import.meta.dirname
/** A form with outlined text takes up to 23 KB, and 5 KB compressed. */
const SVG_LIMIT = 24 * 1024

const text = (path: string) => readFileSync(join(ROOT, path), 'utf8')
const files = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name))

it.each([...files('exams'), ...files('advertisements')].filter((name) => name.endsWith('.svg')))(
  '%s is small, has a size of its own and says nothing but what is drawn',
  (name) => {
    const svg = text(name)
    expect(Buffer.byteLength(svg)).toBeLessThan(SVG_LIMIT)
    expect(svg).toMatch(
      /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 (\d+) (\d+)" width="\1" height="\2">/,
    )
    expect(svg).not.toMatch(/<(text|title|desc|script|style|image|foreignObject|metadata)|<!--| id=| aria-|href/)
    expect(svg).toBe(svg.normalize('NFC'))
  },
)

describe('plans', () => {
  const plans: Plan[] = parse(text('plans.yaml'))

  it('are the five that are sold; one is free and has a full paper', () => {
    expect(plans.map(({ id }) => id)).toEqual(['free-paper', 'five-minutes', 'monthly', 'two-papers', 'yearly'])
    expect(new Set(plans.map(({ duration }) => duration))).toEqual(
      new Set(['one-time', '5-minutes', 'monthly', 'yearly']),
    )
    expect(plans.filter(({ price }) => price === 0).map(({ id, exams }) => [id, exams])).toEqual([
      ['free-paper', ['eps-topik-mini', 'eps-topik-mock-1']],
    ])
  })

  const months: Record<string, number> = { '5-minutes': 0, monthly: 1, yearly: 12, 'one-time': Infinity }
  const pairs = plans.flatMap((one) =>
    plans.filter((other) => other.price < one.price).map((other) => [one, other] as const),
  )

  it.each(pairs.map((pair) => [pair[0].id, pair[1].id, ...pair] as const))(
    '%s costs more than %s, and has more exams or lasts longer',
    (_, __, one, other) => {
      const hasMore = one.exams.some((exam) => !other.exams.includes(exam))
      expect(hasMore || (months[one.duration] ?? 0) > (months[other.duration] ?? 0)).toBe(true)
      expect(other.price === 0 || one.exams.length >= other.exams.length).toBe(true)
    },
  )

  it('at most one is recommended', () => {
    expect(plans.filter(({ recommended }) => recommended === true).map(({ id }) => id)).toEqual(['monthly'])
  })

  it.each(plans.map((plan) => [plan.id, plan] as const))(
    '%s is translated, in the script of each language',
    (_, plan) => {
      const scripts = { ko: /\p{Script=Hangul}/u, si: /\p{Script=Sinhala}/u, ta: /\p{Script=Tamil}/u }
      expect(plan.description).toBeTruthy()
      expect(Object.keys(plan.translations)).toEqual(Object.keys(scripts))
      for (const [language, script] of Object.entries(scripts)) {
        const { name, description } = plan.translations[language] ?? {}
        expect(name).toMatch(script)
        expect(description).toMatch(script)
        // Conjuncts of Sinhala are written with a joiner.
        expect(`${name} ${description}`).not.toMatch(/\u0dca[\u0dba\u0dbb]/)
      }
    },
  )
})

it('has at least three advertisements, so that they turn, each with its own picture', () => {
  const advertisements: Advertisement[] = parse(text('advertisements.yaml'))
  expect(advertisements.length).toBeGreaterThanOrEqual(3)
  expect(new Set(advertisements.map(({ image }) => image)).size).toBe(advertisements.length)
  for (const { image } of advertisements) expect(text(image)).toContain('viewBox="0 0 640 360"')
})

it('has no videos, since Naru has none of its own', () => {
  expect(parse(text('videos.yaml'))).toEqual([])
})
