import { allExamsQuery, allPlansQuery } from '@naru/api/queries'
import { useQuery } from '@tanstack/react-query'
import { api } from '@naru/app-shell/api'
import { CatalogueArea } from '../catalogue/CatalogueArea'
import { PlanDialog } from './PlanDialog'
import { PlanEntry } from './PlanEntry'

/** All price plans: on offer, withdrawn, and replaced ones that somebody still uses. */
export const PlansPage = () => {
  const exams = useQuery(allExamsQuery(api))
  return (
    <CatalogueArea
      words="plans"
      query={useQuery(allPlansQuery(api))}
      idOf={({ _id }) => _id}
      renderEntry={(plan, change) => <PlanEntry plan={plan} onChange={change} />}
      renderDialog={(plan, close) => <PlanDialog plan={plan} exams={exams.data ?? []} onClose={close} />}
    />
  )
}
