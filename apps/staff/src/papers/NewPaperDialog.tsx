import { mayDo, type PaperSummary } from '@naru/api'
import { allExamsQuery, createPaperMutation } from '@naru/api/queries'
import { Select } from '@naru/ui/Select'
import { TextField } from '@naru/ui/TextField'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { api } from '@naru/app-shell/api'
import { useAuthState } from '@naru/app-shell/authSession'
import { FormDialog } from '@naru/app-shell/forms/FormDialog'
import { useFormMutation } from '@naru/app-shell/forms/useFormMutation'
import { useDeskText } from '../text/desk'
import { paperIdFrom } from './paperId'

interface NewPaperDialogProps {
  /** The papers that can be copied. */
  papers: readonly PaperSummary[]
  onClose: () => void
}

/** Begins a paper: empty, a copy, or an exam that was imported. Opens it. */
export const NewPaperDialog = ({ papers, onClose }: NewPaperDialogProps) => {
  const t = useDeskText()
  const router = useRouter()
  const { role } = useAuthState()
  const mayAdopt = role !== undefined && mayDo(role, 'papers.writeAll')
  const { data: exams = [] } = useQuery({ ...allExamsQuery(api), enabled: mayAdopt })
  const create = useFormMutation(createPaperMutation(api), t)
  const [topic, setTopic] = useState('')
  const [typedId, setTypedId] = useState<string>()
  const [from, setFrom] = useState('-')
  const [isTried, setTried] = useState(false)
  const id = typedId ?? paperIdFrom(topic)
  const isIdBad = !/^[a-z0-9-]{1,100}$/.test(id)
  const known = new Set(papers.map((paper) => paper.id))

  const submit = () => {
    setTried(true)
    if (topic.trim() === '' || isIdBad) return
    const [kind = '', ...rest] = from.split('/')
    const source = rest.join('/')
    const body = {
      id,
      topic: topic.trim(),
      ...(kind === 'paper' && { from: { paper: source } }),
      ...(kind === 'exam' && { from: { exam: source } }),
    }
    create.run(body, (paper) => router.history.push(`/desk/papers/${encodeURIComponent(paper.id)}`))
  }
  return (
    <FormDialog
      title={t('create.title')}
      action={t('create.create')}
      cancel={t('cancel')}
      sending={create}
      onSubmit={submit}
      onClose={onClose}
    >
      <Select
        label={t('create.from')}
        items={[
          { id: '-', label: t('create.empty') },
          ...papers.map((paper) => ({
            id: `paper/${paper.id}`,
            label: t('create.papers', { topic: paper.topic, id: paper.id }),
          })),
          ...exams
            .filter((exam) => !known.has(exam._id))
            .map((exam) => ({ id: `exam/${exam._id}`, label: t('create.exams', { topic: exam.topic, id: exam._id }) })),
        ]}
        value={from}
        onChange={(chosen) => {
          setFrom(chosen)
          // An exam that is taken over stays the same exam.
          const exam = exams.find((one) => `exam/${one._id}` === chosen)
          if (exam !== undefined) {
            setTopic(exam.topic)
            setTypedId(exam._id)
          }
        }}
      />
      <TextField
        label={t('create.topic')}
        value={topic}
        onChange={setTopic}
        maxLength={200}
        errorMessage={isTried && topic.trim() === '' ? t('create.noTopic') : undefined}
      />
      <TextField
        label={t('create.id')}
        description={t('create.idHelp')}
        value={id}
        onChange={setTypedId}
        errorMessage={isTried && isIdBad ? t('create.badId') : undefined}
      />
    </FormDialog>
  )
}
