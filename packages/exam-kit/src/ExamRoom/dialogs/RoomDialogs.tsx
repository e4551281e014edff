import { Button } from '@naru/ui/Button'
import { Dialog } from '@naru/ui/Dialog'
import { unansweredIndex, type Section } from '../../engine'
import { useExamSession } from '../../react'
import type { ExamDialog } from '../../session'
import { useExamText, type RulesText } from '../../text'
import { useRulesText } from '../../text/exam'
import { NoticeDialog } from './NoticeDialog'
import { englishSection, OriginalRule, useDraftRules, useSectionWords, type SectionWords } from './OriginalRule'
import type { SessionProps } from '../question/RoomQuestion'
import { selectSection, selectNextSection } from '../selectors'

export function RoomDialogs({ session }: SessionProps) {
  const dialog = useExamSession(session, (snapshot) => snapshot.dialog)
  const close = () => session.send({ type: 'closeDialog' })
  return (
    <>
      <ProceedDialog session={session} isOpen={dialog === 'proceed'} onClose={close} />
      <IncompleteDialog session={session} isOpen={dialog === 'section-incomplete'} onClose={close} />
      <RestrictedDialog session={session} dialog={dialog} onClose={close} />
    </>
  )
}

interface PartProps {
  isOpen: boolean
  onClose: () => void
}

function ProceedDialog({ session, isOpen, onClose }: SessionProps & PartProps) {
  const t = useRulesText()
  const section = useExamSession(session, selectSection)
  const next = useExamSession(session, selectNextSection)
  const translated = useSectionWords()
  const rule = section && next ? 'proceed' : 'finish'
  const values = section && next ? { ...translated(section), next: translated(next).title } : {}
  const messageOf = (rules: RulesText, wordsOf: (one: Section) => SectionWords) => {
    if (!section || !next) return rules('finish.message')
    return rules(next.playback ? 'proceed.messageWithSound' : 'proceed.message', wordsOf(section))
  }
  const isDraft = useDraftRules()
  return (
    <Dialog
      title={t(`${rule}.title`, values)}
      role="alertdialog"
      isOpen={isOpen}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{t(`${rule}.cancel`, values)}</Button>
          <Button variant="primary" onPress={() => session.send({ type: 'proceed' })}>
            {t(`${rule}.confirm`)}
          </Button>
        </>
      }
    >
      {messageOf(t, translated)}
      {isDraft && <OriginalRule>{(english) => messageOf(english, englishSection)}</OriginalRule>}
    </Dialog>
  )
}

function IncompleteDialog({ session, isOpen, onClose }: SessionProps & PartProps) {
  const tExam = useExamText()
  const tRules = useRulesText()
  const section = useExamSession(session, selectSection) ?? noSection
  const translated = useSectionWords()
  return (
    <NoticeDialog
      notice={{
        title: tRules('incomplete.title', translated(section)),
        message: tRules('incomplete.message', translated(section)),
      }}
      original={(english) => english('incomplete.message', englishSection(section))}
      isOpen={isOpen}
      onClose={onClose}
      actions={
        <Button
          variant="primary"
          onPress={() => {
            onClose()
            const { definition, state } = session.getSnapshot()
            session.send({ type: 'goTo', index: unansweredIndex(definition, state) })
          }}
        >
          {tExam('dialogs.goToGap')}
        </Button>
      }
    />
  )
}

/** What the closed dialogs name in an exam without questions. */
const noSection = { id: '', title: '–' }

const restrictions = ['other-section', 'navigation-automatic', 'one-way'] as const satisfies readonly ExamDialog[]

function RestrictedDialog({
  session,
  dialog,
  onClose,
}: SessionProps & { dialog: ExamDialog | null; onClose: () => void }) {
  const tExam = useExamText()
  const tRules = useRulesText()
  const section = useExamSession(session, selectSection) ?? noSection
  const translated = useSectionWords()
  const reason = restrictions.find((restriction) => restriction === dialog)
  const message = `restricted.${reason ?? 'other-section'}` as const
  return (
    <NoticeDialog
      notice={{ title: tRules('restricted.title'), message: tRules(message, translated(section)) }}
      original={(english) => english(message, englishSection(section))}
      isOpen={reason !== undefined}
      onClose={onClose}
      actions={
        <Button variant="primary" onPress={onClose}>
          {tExam('dialogs.close')}
        </Button>
      }
    />
  )
}
