import type { DeskPaper, ExamStatistics, QuestionStatistics } from '@naru/api'
import { examStatisticsQuery } from '@naru/api/queries'
import { api } from '@naru/app-shell/api'
import { type DraftQuestion, ItemFigures, useEditorText } from '@naru/exam-authoring/editor'
import type { PaperGroup } from '@naru/exam-kit/content'
import { Link } from '@naru/ui/Link'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { DeskLoaded } from '../frame/DeskLoaded'
import { FlagList, VersionChoice } from '../parts/figures'
import { useDeskText } from '../text/desk'
import { useStatisticsText } from '../text/statistics'

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

const sameText = (one = '', other = '') => one.trim().normalize('NFC') === other.trim().normalize('NFC')
/** Statistics have paths of media, drafts their names. */
const sameFile = (path: string | undefined, name: string | undefined) => path?.split('/').at(-1) === name

/** Whether candidates who answered a published question saw or heard another one than the draft has now. */
export function hasChangedSince(
  published: QuestionStatistics,
  question: DraftQuestion,
  group: PaperGroup | undefined,
): boolean {
  const { options } = question
  return !(
    sameText(published.text, question.text) &&
    sameFile(published.photo, group?.photo ?? question.photo) &&
    sameFile(published.audio, group?.audio ?? question.audio) &&
    published.options.length === options.length &&
    published.options.every(({ text, photo, isCorrect }, index) => {
      const option = options[index]
      // The text of a spoken option is its number.
      const own = option?.spoken === undefined ? option?.text : String(index + 1)
      return sameText(text, own) && sameFile(photo, option?.photo) && isCorrect === (option?.correct ?? false)
    })
  )
}
