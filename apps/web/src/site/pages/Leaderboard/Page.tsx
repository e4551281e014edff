import { examsQuery } from '@naru/api'
import { Alert } from '@naru/ui/Alert'
import { Button } from '@naru/ui/Button'
import { EmptyState } from '@naru/ui/EmptyState'
import { Loading } from '@naru/ui/Loading'
import { Page } from '@naru/ui/Page'
import { Select } from '@naru/ui/Select'
import { Stack } from '@naru/ui/Stack'
import { Text } from '@naru/ui/Text'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../shared/api'
import { useTitle } from '../../../shared/useTitle'
import { wordError } from '../../../shared/errors'
import { PageHead } from '../../parts/PageHead'
import { useText } from '../../text'
import { Board } from './Board'
import * as css from './Page.css'

/** The best of a paper; the first paper is chosen at once. */
export const LeaderboardPage = () => {
  const text = useText()
  const papers = useQuery(examsQuery(api))
  const [chosen, setChosen] = useState<string>()
  useTitle(text.leaderboard.title)

  const paperId = chosen ?? papers.data?.[0]?._id ?? ''
  const paper = papers.data?.find(({ _id }) => _id === paperId)

  return (
    <Page>
      <Stack gap={32}>
        <PageHead title={text.leaderboard.heading} lead={text.leaderboard.lead} />
        <div className={css.area}>
          {papers.isPending && <Loading label={text.leaderboard.loadingPapers} />}
          {papers.isError && (
            <Alert
              tone="danger"
              action={
                <Button onPress={() => void papers.refetch()} isDisabled={papers.isFetching}>
                  {text.leaderboard.retry}
                </Button>
              }
            >
              <Text as="span" tone="danger">
                {wordError('leaderboardPapers', papers.error)}
              </Text>
            </Alert>
          )}
          {papers.data !== undefined && (
            <>
              <div className={css.selector}>
                <Select
                  label={text.leaderboard.paper}
                  placeholder={text.leaderboard.selectPaper}
                  items={papers.data.map(({ _id, topic }) => ({ id: _id, label: topic }))}
                  value={paperId}
                  onChange={setChosen}
                />
              </div>
              {paperId === '' ? (
                <EmptyState drawing="paper">{text.leaderboard.pleaseSelect}</EmptyState>
              ) : (
                <Board key={paperId} paperId={paperId} totalMarks={paper?.totalMarks} />
              )}
            </>
          )}
        </div>
      </Stack>
    </Page>
  )
}
