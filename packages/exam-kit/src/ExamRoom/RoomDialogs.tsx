import { Button } from '@naru/ui/Button'
import { Dialog } from '@naru/ui/Dialog'
import { unansweredIndex, type Section } from '../engine'
import { useExamSession } from '../react'
import type { ExamDialog } from '../session'
import { useExamText, useRulesText, type RulesText, type SectionWords } from '../text'
import { NoticeDialog } from './NoticeDialog'
import { englishSection, OriginalRule, useDraftRules, useSectionWords } from './OriginalRule'
import type { SessionProps } from './RoomQuestion'
import { selectSection, selectNextSection } from './selectors'

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
  const rules = useRulesText()
  const section = useExamSession(session, selectSection)
  const next = useExamSession(session, selectNextSection)
  const translated = useSectionWords()
  const ruleOf = ({ proceed, finish }: RulesText, wordsOf: (one: Section) => SectionWords) =>
    section && next ? proceed(wordsOf(section), { ...wordsOf(next), hasPlayback: next.playback !== undefined }) : finish
  const words = ruleOf(rules, translated)
  const isDraft = useDraftRules()
  return (
    <Dialog
      title={words.title}
      role="alertdialog"
      isOpen={isOpen}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{words.cancel}</Button>
          <Button variant="primary" onPress={() => session.send({ type: 'proceed' })}>
            {words.confirm}
          </Button>
        </>
      }
    >
      {words.message}
      {isDraft && <OriginalRule>{(english) => ruleOf(english, englishSection).message}</OriginalRule>}
    </Dialog>
  )
}

function IncompleteDialog({ session, isOpen, onClose }: SessionProps & PartProps) {
  const { dialogs } = useExamText()
  const rules = useRulesText()
  const section = useExamSession(session, selectSection) ?? noSection
  const translated = useSectionWords()
  return (
    <NoticeDialog
      notice={rules.incomplete(translated(section))}
      original={(english) => english.incomplete(englishSection(section))}
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
          {dialogs.goToGap}
        </Button>
      }
    />
  )
}

/** What the closed dialogs name in an exam without questions. */
const noSection = { id: '', title: '' }

const restrictions = ['other-section', 'navigation-automatic', 'one-way'] as const satisfies readonly ExamDialog[]

function RestrictedDialog({
  session,
  dialog,
  onClose,
}: SessionProps & { dialog: ExamDialog | null; onClose: () => void }) {
  const { dialogs } = useExamText()
  const rules = useRulesText()
  const section = useExamSession(session, selectSection) ?? noSection
  const translated = useSectionWords()
  const reason = restrictions.find((restriction) => restriction === dialog)
  return (
    <NoticeDialog
      notice={rules.restricted(translated(section), reason ?? 'other-section')}
      original={(english) => english.restricted(englishSection(section), reason ?? 'other-section')}
      isOpen={reason !== undefined}
      onClose={onClose}
      actions={
        <Button variant="primary" onPress={onClose}>
          {dialogs.close}
        </Button>
      }
    />
  )
}
