import { allExamsQuery, allPlansQuery, type AdminPlan } from '@naru/api'
import { Button } from '@naru/ui/Button'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../shared/api'
import { useAdminText } from '../../text/admin'
import { AdminFrame } from './AdminFrame'
import { EntryList } from './EntryCard'
import { Loaded } from './Loaded'
import { PlanDialog } from './PlanDialog'
import { PlanEntry } from './PlanEntry'

/** All price plans: on offer, withdrawn, and replaced ones that somebody still uses. */
export const PlansPage = () => {
  const { plans: text } = useAdminText()
  const plans = useQuery(allPlansQuery(api))
  const exams = useQuery(allExamsQuery(api))
  const [open, setOpen] = useState<AdminPlan | 'new'>()

  return (
    <AdminFrame
      title={text.title}
      lead={text.lead}
      action={
        plans.data !== undefined && (
          <Button variant="primary" iconStart="plus" onPress={() => setOpen('new')}>
            {text.add}
          </Button>
        )
      }
    >
      <Loaded query={plans} isEmpty={({ length }) => length === 0} empty={text.empty}>
        {(all) => (
          <EntryList label={text.title}>
            {all.map((plan) => (
              <PlanEntry key={plan._id} plan={plan} onChange={() => setOpen(plan)} />
            ))}
          </EntryList>
        )}
      </Loaded>
      {open !== undefined && (
        <PlanDialog
          {...(open !== 'new' && { plan: open })}
          exams={exams.data ?? []}
          onClose={() => setOpen(undefined)}
        />
      )}
    </AdminFrame>
  )
}
