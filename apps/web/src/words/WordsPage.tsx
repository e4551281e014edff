import { isUnsupported, type WordPractice } from '@naru/api'
import { languageNames } from '@naru/api/languages'
import { myResultsQuery, practiceTopicsQuery, queryKeys, wordPracticeQuery, wordsQuery } from '@naru/api/queries'
import { api } from '@naru/app-shell/api'
import { toFailure } from '@naru/app-shell/errors'
import { translated } from '@naru/app-shell/language'
import { LoadFailed, Pending } from '@naru/app-shell/parts/LoadState'
import { PageHead } from '@naru/app-shell/parts/PageHead'
import { TitledCard } from '@naru/app-shell/parts/TitledCard'
import { useTitle } from '@naru/app-shell/useTitle'
import { useOwnerId } from '@naru/app-shell/user/useOwnerId'
import { minutesFor } from '@naru/exam-kit/content'
import { Drawing } from '@naru/exam-kit/internal/Drawing'
import { Alert } from '@naru/ui/Alert'
import { Button } from '@naru/ui/Button'
import { ButtonLink } from '@naru/ui/ButtonLink'
import { EmptyState } from '@naru/ui/EmptyState'
import { Heading } from '@naru/ui/Heading'
import { Page } from '@naru/ui/Page'
import { SegmentedControl } from '@naru/ui/SegmentedControl'
import { Select, type SelectItem } from '@naru/ui/Select'
import { Stack } from '@naru/ui/Stack'
import { Text } from '@naru/ui/Text'
import { useLanguage } from '@naru/ui/language'
import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { BackLink } from '../frame/BackLink'
import { NeedsPlan } from '../plans/NeedsPlan'
import * as runCss from '../practice/Practice.css'
import type { AnswersState } from '../practice/answers/answerQueue'
import { WaitingAnswers } from '../practice/answers/WaitingAnswers'
import { useAnswers } from '../practice/answers/answers'
import { savedPackQuery } from '../practice/pack/packStore'
import { LazyRun } from '../practice/run/lazyRun'
import { wordItem } from '../practice/run/runItems'
import { usePracticeText } from '../practice/text/practice'
import { unitName } from '../practice/unitName'
import { WordList } from './WordList'
import * as css from './Words.css'
import { choiceId, searchOf } from './choice'
import type { WordSearch } from './search'
import { useWordsText, type WordsText } from './text/words'
import { type MeaningLanguage, meaningLanguages, useWordPreferences } from './wordPreferences'

export const WordsPage = ({ search }: { search: WordSearch }) => {
  const t = useWordsText()
  const tPractice = usePracticeText()
  const queryClient = useQueryClient()
  const [{ language }, change] = useWordPreferences()
  const [practice, setPractice] = useState<WordPractice>()
  const ownerId = useOwnerId()
  const [, answers] = useAnswers(ownerId)
  useTitle(t('title'))
  useEffect(() => LazyRun.preload(), [])

  const end = () => {
    setPractice(undefined)
    void queryClient.invalidateQueries({ queryKey: queryKeys.practice })
  }
  if (practice !== undefined) {
    return (
      <Page>
        <div className={runCss.run}>
          <LazyRun
            load
            fallback={<Pending label={t('loading')} height="24rem" />}
            title={t('title')}
            items={practice.words.map(wordItem)}
            today={practice.today}
            ownerId={ownerId}
            actions={
              <Button variant="primary" size="large" onPress={end}>
                {t('back')}
              </Button>
            }
          />
        </div>
      </Page>
    )
  }
  return (
    <Page>
      <Stack gap={24}>
        <BackLink href="/practice">{tPractice('more.practice')}</BackLink>
        <PageHead title={t('title')} lead={t('lead')} />
        <WaitingAnswers state={answers} />
        <WordChoice search={search} language={language} onLanguageChange={(chosen) => change({ language: chosen })} />
        <WordsToLearn search={search} ownerId={ownerId} answers={answers} onStart={setPractice} />
        {choiceId(search) === '' ? (
          <Text tone="muted">{t('listHint')}</Text>
        ) : (
          <ChosenWords search={search} language={language} />
        )}
      </Stack>
    </Page>
  )
}

interface WordsToLearnProps {
  search: WordSearch
  /** Empty until the learner is known, to whom the answers will belong. */
  ownerId: string
  answers: AnswersState
  onStart: (practice: WordPractice) => void
}

/** A run through the words of a choice; without a choice, the words of today. */
const WordsToLearn = ({ search, ownerId, answers, onStart }: WordsToLearnProps) => {
  const t = useWordsText()
  const practice = useQuery(wordPracticeQuery(api, search))
  const isOfDay = choiceId(search) === ''
  const saved = useQuery({ ...savedPackQuery(ownerId), enabled: isOfDay && practice.isError })
  const savedWords = saved.data?.words?.filter(({ word }) => !answers.waitingItems.has(word.id)) ?? []
  const { words } = practice.data ?? { words: isOfDay ? savedWords : [] }

  if ((practice.isPending && words.length === 0) || (practice.isSuccess && ownerId === '')) {
    return <Pending label={t('loading')} height="9rem" />
  }
  if (practice.data === undefined && words.length === 0) return <WordsFailed query={practice} />
  if (words.length === 0)
    return isOfDay && practice.data && <DayIsDone begun={practice.data.begunToday} onStart={onStart} />
  return (
    <TitledCard title={t('count', { words: words.length, minutes: minutesFor(0, words.length) })} size="lg">
      {isOfDay && <Text tone="muted">{t('inTodaysRun')}</Text>}
      <div>
        {isOfDay ? (
          <ButtonLink variant="primary" size="large" href="/practice/today">
            {t('todaysRun')}
          </ButtonLink>
        ) : (
          <Button variant="primary" size="large" onPress={() => practice.data && onStart(practice.data)}>
            {t('start')}
          </Button>
        )}
      </div>
    </TitledCard>
  )
}

/** Says that the day's words are done, and offers further new ones while there are any. */
const DayIsDone = ({ begun, onStart }: { begun: number; onStart: WordsToLearnProps['onStart'] }) => {
  const t = useWordsText()
  const { data: more } = useQuery(wordPracticeQuery(api, { more: true }))
  const hasMore = more !== undefined && more.words.length > 0
  return (
    <EmptyState
      drawing={<Drawing name="boat" />}
      {...(hasMore && {
        action: <Button onPress={() => onStart(more)}>{t('learnMore', { words: more.words.length })}</Button>,
      })}
    >
      {begun > 0 ? t('begunToday', { words: begun }) : t('nothing')}
    </EmptyState>
  )
}

interface ChosenWordsProps {
  search: WordSearch
  language: string
}

/** The words of a unit or of a paper. Says nothing where the words of today say it: without a plan, offline, or on a server without words. */
const ChosenWords = ({ search, language }: ChosenWordsProps) => {
  const t = useWordsText()
  const words = useQuery(wordsQuery(api, search))
  if (words.isError) {
    const { kind, status } = toFailure(words.error)
    if (kind === 'network' || status === 403 || isUnsupported(words.error)) return null
    return <WordsFailed query={words} />
  }
  return (
    <Stack gap={16} as="section" aria-labelledby="words-list">
      <Heading level={2} id="words-list">
        {t('list')}
      </Heading>
      {words.isPending && <Pending label={t('loading')} height="14rem" />}
      {words.data?.length === 0 && <Text tone="muted">{t('emptyList')}</Text>}
      {words.data !== undefined && words.data.length > 0 && <WordList words={words.data} language={language} />}
    </Stack>
  )
}

interface WordChoiceProps {
  search: WordSearch
  language: MeaningLanguage
  onLanguageChange: (language: MeaningLanguage) => void
}

/** The choice of words, which is part of the address, and the language of their meanings. */
const WordChoice = ({ search, language, onLanguageChange }: WordChoiceProps) => {
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

/** Why words did not load: no plan, no network, a server without them, or a failure of the server. */
const WordsFailed = ({ query }: { query: UseQueryResult }) => {
  const t = useWordsText()
  const { error, isFetching, refetch } = query
  const { kind, status } = toFailure(error)
  if (status === 403) {
    return (
      <NeedsPlan title={t('noPlanTitle')} link={t('seePlans')}>
        {t('noPlan')}
      </NeedsPlan>
    )
  }
  if (kind === 'network') {
    return (
      <EmptyState
        drawing={<Drawing name="lantern" />}
        title={t('offlineTitle')}
        role="alert"
        action={
          <Button onPress={() => void refetch()} isDisabled={isFetching}>
            {t('retry')}
          </Button>
        }
      >
        {t('offline')}
      </EmptyState>
    )
  }
  if (isUnsupported(error)) return <Alert>{t('unsupported')}</Alert>
  return (
    <LoadFailed query={query} retry={t('retry')}>
      {t('failed')}
    </LoadFailed>
  )
}
