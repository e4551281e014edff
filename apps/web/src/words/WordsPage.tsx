import type { WordPractice } from '@naru/api'
import { Button } from '@naru/ui/Button'
import { Page } from '@naru/ui/Page'
import { Stack } from '@naru/ui/Stack'
import { Text } from '@naru/ui/Text'
import { queryKeys } from '@naru/api/queries'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Pending } from '@naru/app-shell/parts/LoadState'
import { useTitle } from '@naru/app-shell/useTitle'
import { PageHead } from '@naru/app-shell/parts/PageHead'
import { useOwnerId } from '@naru/app-shell/user/useOwnerId'
import { BackLink } from '../frame/BackLink'
import { WaitingAnswers } from '../practice/answers/WaitingAnswers'
import { useAnswers } from '../practice/answers/answers'
import * as runCss from '../practice/Practice.css'
import { LazyRun } from '../practice/run/lazyRun'
import { wordItem } from '../practice/run/runItems'
import { usePracticeText } from '../practice/text/practice'
import { useWordPreferences } from './wordPreferences'
import { useWordsText } from './text/words'
import { ChosenWords } from './ChosenWords'
import { choiceId } from './choice'
import type { WordSearch } from './search'
import { WordChoice } from './WordChoice'
import { WordsToLearn } from './WordsToLearn'

/** Words: the choice of words with a list, or a run through them. */
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
        <WordsToLearn search={search} isOwnerKnown={ownerId !== ''} onStart={setPractice} />
        {choiceId(search) === '' ? (
          <Text tone="muted">{t('listHint')}</Text>
        ) : (
          <ChosenWords search={search} language={language} />
        )}
      </Stack>
    </Page>
  )
}
