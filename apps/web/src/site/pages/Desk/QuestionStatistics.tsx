import { examStatisticsQuery, type Paper } from '@naru/api'
import { ItemFigures, type DraftQuestion } from '@naru/exam-kit/editor'
import { Button } from '@naru/ui/Button'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../shared/api'
import { useDeskText } from '../../text/desk'
import { DeskLoaded } from './DeskLoaded'

/** Props of QuestionStatistics. */
export interface QuestionStatisticsProps {
  paper: Paper
  question: DraftQuestion
}

/** What candidates answered to a question of the published version. Loads when it is asked for: it needs a recent second factor. */
export const QuestionStatistics = ({ paper, question }: QuestionStatisticsProps) => {
  const { editor: text } = useDeskText()
  const [isOpen, setOpen] = useState(false)
  if (!isOpen)
    return (
      <span>
        <Button size="small" variant="quiet" iconStart="grid" onPress={() => setOpen(true)}>
          {text.statistics}
        </Button>
      </span>
    )
  return <Figures paper={paper} question={question} />
}

const Figures = ({ paper, question }: QuestionStatisticsProps) => {
  const version = paper.publishedVersion
  const statistics = useQuery(examStatisticsQuery(api, paper.id, version))
  return (
    <DeskLoaded query={statistics} height="10rem">
      {({ questions }) => {
        // Statistics name questions by their number in the version.
        const found = questions.find(({ questionNumber }) => questionNumber === question.number)
        if (found === undefined) return null
        const counts = [...found.options.map(({ chosen }) => chosen.n), found.blank.n]
        return (
          <ItemFigures
            figures={{
              version: version ?? 1,
              attempts: counts.reduce((sum, count) => sum + count, 0),
              facility: found.facility,
              discrimination: found.discrimination,
              options: found.options.map(({ text = '', isCorrect, chosen }) => ({
                label: text,
                count: chosen.n,
                isCorrect,
              })),
              blank: found.blank.n,
            }}
          />
        )
      }}
    </DeskLoaded>
  )
}
