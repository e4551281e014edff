import { Button } from '@naru/ui/Button'
import { useAnalysisText } from '../text/analysis'
import * as css from '../Result.css'
import { AnalysisBars } from './AnalysisBars'
import { AnalysisState, type AnalysisQuery } from './AnalysisState'
import { ScoreMeaning } from './ScoreMeaning'

/** What a score means and its bars; with the score and the weak topics above, it fits one sheet of paper. */
export const Summary = ({ analysis }: { analysis: AnalysisQuery }) => {
  const t = useAnalysisText()
  if (analysis.data === undefined) return <AnalysisState analysis={analysis} />
  return (
    <>
      <ScoreMeaning analysis={analysis.data} />
      <AnalysisBars analysis={analysis.data} divisions={['sections', 'families']} />
      <span className={css.screenOnly}>
        <Button iconStart="print" onPress={() => window.print()}>
          {t('print')}
        </Button>
      </span>
    </>
  )
}
