import { languageNames } from '@naru/api/languages'
import { myResultsQuery, practiceTopicsQuery } from '@naru/api/queries'
import { SegmentedControl } from '@naru/ui/SegmentedControl'
import { Select, type SelectItem } from '@naru/ui/Select'
import { Text } from '@naru/ui/Text'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { api } from '@naru/app-shell/api'
import { translated } from '@naru/app-shell/language'
import { useLanguage } from '@naru/ui/language'
import { meaningLanguages, type MeaningLanguage } from './wordPreferences'
import { useWordsText, type WordsText } from './text/words'
import * as css from './Words.css'
import { choiceId, searchOf } from './choice'
import type { WordSearch } from './search'
import { unitName } from '../practice/unitName'

export interface WordChoiceProps {
  search: WordSearch
  language: MeaningLanguage
  onLanguageChange: (language: MeaningLanguage) => void
}

/** The choice of words, which is part of the address, and the language of their meanings. */
export const WordChoice = ({ search, language, onLanguageChange }: WordChoiceProps) => {
  const t = useWordsText()
  const router = useRouter()
  const pageLanguage = useLanguage()
  const topics = useQuery(practiceTopicsQuery(api))
  const results = useQuery(myResultsQuery(api))
  const units = topics.data?.units.filter(({ words }) => words > 0) ?? []
  const papers = new Map(results.data?.map((result) => [result.examId, translated(result, pageLanguage).topic]))
  const items = [
    { id: '', label: t('all') },
    ...units.map(({ unit, words, ...names }) => {
      const name = unitName(names, pageLanguage)
      return {
        id: choiceId({ unit }),
        label: t('unit', { unit, name: name.text, words }),
        language: name.language,
      }
    }),
    ...[...papers].map(([examId, topic]) => ({ id: choiceId({ examId }), label: t('paper', { topic }) })),
  ]
  const isUnverified = units.some(({ unit, isVerified }) => unit === search.unit && !isVerified)

  return (
    <div className={css.choice}>
      <Select
        label={t('which')}
        items={withCurrent(items, search, t)}
        value={choiceId(search)}
        onChange={(id) => void router.navigate({ to: '/words', search: searchOf(id), resetScroll: false })}
      />
      <SegmentedControl
        label={t('language')}
        items={meaningLanguages.map((id) => ({ id, label: <span lang={id}>{languageNames[id]}</span> }))}
        value={language}
        onChange={onLanguageChange}
      />
      {isUnverified && (
        <Text size="sm" tone="muted" className={css.note}>
          {t('unitUnverified')}
        </Text>
      )}
    </div>
  )
}

/** The entries with the current choice, also before they have loaded and if they lack it. */
function withCurrent(items: readonly SelectItem[], search: WordSearch, text: WordsText): readonly SelectItem[] {
  const id = choiceId(search)
  if (items.some((item) => item.id === id)) return items
  return [
    ...items,
    { id, label: search.unit === undefined ? text('paperOnly') : text('unitOnly', { unit: search.unit }) },
  ]
}
