import type { WordPractice } from '@naru/api'
import { Page } from '@naru/ui/Page'
import { Stack } from '@naru/ui/Stack'
import { Text } from '@naru/ui/Text'
import { useQueryClient } from '@tanstack/react-query'
import { queryKeys } from '@naru/api/queries'
import { useState } from 'react'
import { focusHeading } from '@naru/app-shell/focusHeading'
import { useTitle } from '@naru/app-shell/useTitle'
import { PageHead } from '@naru/app-shell/parts/PageHead'
import { useOwnerId } from '@naru/app-shell/useOwnerId'
import { useWordPreferences } from './wordPreferences'
import { useWordsText } from './text/words'
import { ChosenWords } from './ChosenWords'
import { choiceId } from './choice'
import type { WordSearch } from './search'
import { Today } from './Today'
import { WordChoice } from './WordChoice'
import { WordRun } from './WordRun'

/** Words: the choice of words with those of today and a list, or a run through those of today. */
export const WordsPage = ({ search }: { search: WordSearch }) => {
  const t = useWordsText()
  const queryClient = useQueryClient()
  const [preferences, change] = useWordPreferences()
  const [practice, setPractice] = useState<WordPractice>()
  const ownerId = useOwnerId()
  useTitle(t('title'))

  const end = () => {
    setPractice(undefined)
    void queryClient.invalidateQueries({ queryKey: queryKeys.practice })
    focusHeading()
  }
  return (
    <Page>
      <Stack gap={32}>
        <PageHead title={t('title')} {...(practice === undefined && { lead: t('lead') })} />
        {practice === undefined ? (
          <>
            <WordChoice
              search={search}
              language={preferences.language}
              onLanguageChange={(language) => change({ language })}
            />
            <Today search={search} isOwnerKnown={ownerId !== ''} onStart={setPractice} />
            {choiceId(search) === '' ? (
              <Text tone="muted">{t('listHint')}</Text>
            ) : (
              <ChosenWords search={search} language={preferences.language} />
            )}
          </>
        ) : (
          <WordRun
            practice={practice}
            ownerId={ownerId}
            preferences={preferences}
            onPreferencesChange={change}
            onEnd={end}
          />
        )}
      </Stack>
    </Page>
  )
}
