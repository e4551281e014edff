import { Button } from '@naru/ui/Button'
import { lazyComponent } from '@naru/ui/internal/lazyComponent'
import { Skeleton } from '@naru/ui/Skeleton'
import { Suspense, useState } from 'react'
import { useDeskText } from '../text/desk'
import type { QuestionFiguresProps } from './QuestionFigures'

const QuestionFigures = lazyComponent(async () => (await import('./QuestionFigures')).QuestionFigures)

/** The statistics of a question. They load when they are asked for: they need a recent two-step verification. */
export const QuestionStatistics = (props: QuestionFiguresProps) => {
  const t = useDeskText()
  const [isOpen, setOpen] = useState(false)
  const loading = <Skeleton height="10rem" />
  if (isOpen)
    return (
      <Suspense fallback={loading}>
        <QuestionFigures load fallback={loading} {...props} />
      </Suspense>
    )
  return (
    <span>
      <Button size="small" variant="quiet" iconStart="grid" onPress={() => setOpen(true)}>
        {t('editor.statistics')}
      </Button>
    </span>
  )
}
