import { optionalProp } from '@naru/exam-kit/content'
import type { Schemas } from '@naru/api/types'
import type { Context } from '../../platform/context'
import type { HandlersOf } from '../../platform/http/operations'
import { say } from '../../platform/http/messages'
import { Refusal } from '../../platform/http/refusal'
import { newId } from '../../platform/ids'
import { allPlans, changePlan, insertPlan, type ListedPlan, type PlanChange } from '../plans/plan-repository'
import { checkExams, checkPlanTranslations, checkPrice } from '../plans/rules'
import { accept, checkLine } from '../../platform/http/checked'

const toResponse = ({ plan, exams, buyers }: ListedPlan): Schemas['AdminPlan'] => ({
  _id: plan.id,
  name: plan.name,
  duration: plan.duration,
  price: plan.priceCents / 100,
  ...optionalProp('description', plan.description ?? undefined),
  ...optionalProp('translations', plan.translations ?? undefined),
  exams,
  isOffered: plan.isOffered,
  isRecommended: plan.isRecommended,
  isReplaced: plan.replacedBy !== null,
  buyers,
})

const descriptionOf = (raw: string) => (raw.trim() === '' ? null : raw.trim().normalize('NFC'))

export const planAdminHandlers = ({ database }: Context): HandlersOf<'listAllPlans' | 'addPlan' | 'changePlan'> => {
  const planResponse = async (id: string, present: Date) => {
    const plan = (await allPlans(database, present)).find((each) => each.plan.id === id)
    if (plan === undefined) throw new Refusal(404, say('plan_unknown'))
    return toResponse(plan)
  }

  const checked = (body: Schemas['ChangePlanRequest'], examIds: ReadonlySet<string>): PlanChange => ({
    ...optionalProp('name', body.name === undefined ? undefined : accept(checkLine('name', body.name))),
    ...optionalProp('duration', body.duration),
    ...optionalProp('priceCents', body.price === undefined ? undefined : accept(checkPrice(body.price))),
    ...optionalProp('description', body.description === undefined ? undefined : descriptionOf(body.description)),
    ...optionalProp(
      'translations',
      body.translations === undefined ? undefined : accept(checkPlanTranslations(body.translations)),
    ),
    ...optionalProp('exams', body.exams === undefined ? undefined : accept(checkExams(body.exams, examIds))),
    ...optionalProp('isOffered', body.isOffered),
    ...optionalProp('isRecommended', body.isRecommended),
  })

  return {
    listAllPlans: async ({ present }) => {
      return (await allPlans(database, present)).map(toResponse)
    },

    addPlan: async ({ body, present, change }) => {
      const id = newId()
      await change(id, (transaction) =>
        insertPlan(transaction, id, (examIds) => ({
          name: accept(checkLine('name', body.name)),
          duration: body.duration,
          priceCents: accept(checkPrice(body.price)),
          description: descriptionOf(body.description ?? ''),
          translations: accept(checkPlanTranslations(body.translations ?? {})),
          exams: accept(checkExams(body.exams, examIds)),
        })),
      )
      return { success: true, message: 'The plan is on offer.', plan: await planResponse(id, present) }
    },

    changePlan: async ({ path, body, present, change }) => {
      const id = await change(path.id, (transaction) =>
        changePlan(transaction, path.id, (examIds) => checked(body, examIds), body.givesToBuyers === true),
      )
      return { success: true, message: 'The plan was changed.', plan: await planResponse(id, present) }
    },
  }
}
