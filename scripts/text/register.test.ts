import { expect, it } from 'vitest'
import { areas, messagesOf } from './areas'

/** What no translation says, by language, with what it says instead; docs/translating.md explains the register. */
const avoided: Readonly<Record<string, readonly [pattern: RegExp, instead: string][]>> = {
  ko: [
    [/신고/, '알리기, for what a reader reports'],
    [/우리말/, '한국어'],
  ],
  si: [
    [/හැකියි/, 'හැක'],
    [/යුතුයි/, 'යුතුය'],
    [/(?<!සිස)(ළා|ුවා|ුණා)(?=[.,;!?]|$)/m, 'the written past: ‑න ලදී'],
    [/\{site\}\S*(?!\S|$| මගින්)/m, 'an address at the end, or before මගින්'],
  ],
  ta: [
    [/(?<![\p{L}\p{M}])(எம்மை|எம்மால்|எம்மிடம்|எமது|எமக்கு|நாம்|நமது|நமக்கு)(?![\p{L}\p{M}])/u, 'நாங்கள், எங்கள், எங்களை'],
    [/வினாடி/, 'செக்கன்'],
    [/தயவுசெய்து[^.;!?]*ுங்கள்/, '‑வும் after தயவுசெய்து'],
    [/\{site\}\S*(?!\S|$| ஊடாக)/m, 'an address at the end, or before ஊடாக'],
  ],
}

it.each(Object.entries(avoided))('%s keeps its register', (language, patterns) => {
  const found = areas.flatMap((area) =>
    [...messagesOf(area, language)].flatMap(([key, message]) =>
      patterns.flatMap(([pattern, instead]) =>
        pattern.test(message) ? [`${area.name} ${key}: ${message} (instead: ${instead})`] : [],
      ),
    ),
  )
  expect(found).toEqual([])
})
