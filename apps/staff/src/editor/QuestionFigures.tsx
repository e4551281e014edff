import type { PaperGroup } from '@naru/exam-kit/content'
import { type ExamStatistics, type DeskPaper } from '@naru/api'
import { examStatisticsQuery } from '@naru/api/queries'
import { ItemFigures, useEditorText, type DraftQuestion } from '@naru/exam-authoring/editor'
import { Link } from '@naru/ui/Link'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { api } from '@naru/app-shell/api'
import { FlagList, VersionChoice } from '../parts/figures'
import { useDeskText } from '../text/desk'
import { useStatisticsText } from '../text/statistics'
import { hasChangedSince } from './changedSince'
import { DeskLoaded } from '../frame/DeskLoaded'

export interface QuestionFiguresProps {
  paper: DeskPaper
  question: DraftQuestion
  group: PaperGroup | undefined
}

/** What candidates answered to a question, in the version that the reader chooses. */
export const QuestionFigures = ({ paper, question, group }: QuestionFiguresProps) => {
  const [version, setVersion] = useState<number>()
  const statistics = useQuery({
    ...examStatisticsQuery(api, paper.id, version),
    placeholderData: keepPreviousData,
  })
  return (
    <DeskLoaded query={statistics} height="10rem">
      {(loaded) => (
        <Figures
          statistics={loaded}
          question={question}
          group={group}
          choice={<VersionChoice statistics={loaded} chosen={version} onChange={setVersion} />}
        />
      )}
    </DeskLoaded>
  )
}

interface FiguresProps extends Pick<QuestionFiguresProps, 'question' | 'group'> {
  statistics: ExamStatistics
  choice: ReactNode
}

const Figures = ({ statistics, question, group, choice }: FiguresProps) => {
  const tDesk = useDeskText()
  const tStatistics = useStatisticsText()
  const tEditor = useEditorText()
  const { examId, version, attempts, areFlagged, isRecounting } = statistics
  const found = statistics.questions.find(({ item }) => item === question.item)
  const isCounted = found !== undefined && attempts > 0
  const notes = [
    ...(isRecounting === true ? [tStatistics('recounting')] : []),
    ...(found === undefined
      ? [tEditor('figures.absent', { version })]
      : attempts === 0
        ? [tStatistics('none')]
        : [
            ...(areFlagged ? [] : [tStatistics('few', { attempts })]),
            ...(hasChangedSince(found, question, group) ? [tEditor('figures.changed')] : []),
          ]),
  ]
  return (
    <ItemFigures
      version={version}
      attempts={attempts}
      choice={choice}
      notes={notes}
      {...(isCounted && {
        flags: <FlagList flags={found.flags} />,
        figures: {
          facility: found.facility,
          discrimination: found.discrimination,
          options: found.options.map(({ text: option, isCorrect, chosen }) => ({
            text: option,
            count: chosen.n,
            isCorrect,
          })),
          blank: found.blank.n,
        },
      })}
      more={
        <span>
          <Link href={`/admin/exams/${encodeURIComponent(examId)}/statistics?version=${version}`}>
            {tDesk('editor.allStatistics')}
          </Link>
        </span>
      }
    />
  )
}
