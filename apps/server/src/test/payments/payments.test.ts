import { describe, expect, test } from 'vitest'
import { eq } from 'drizzle-orm'
import { mails, paymentOrders } from '../../platform/db/schema'
import { noticeSignature } from '../../modules/payments/signature'
import { gradeOverdue } from '../../modules/attempts/overdue'
import { clientOf, demo, fieldOf, listOf, resultOf } from '../support/client'
import { openPaymentServer, type Buyer } from '../support/payment-server'

const setup = await openPaymentServer()
const { test: server, clock, alarms, ledger, buyer, start, purchase, checkoutOf, notify, report, buy, order } = setup
const { ordered, bought, hasAccess, purchasesOf, paymentLog } = setup

const logInAgain = async ({ email, password }: Buyer) => {
  const client = clientOf(server)
  await client.post('/api/auth/login', { email, password })
  return client
}
const purchaseIdOf = ({ body }: { body: unknown }) => fieldOf(body, 'purchase', 'id')

describe('a purchase', () => {
  test('ASVS 34, P-1: of a paid plan without an order answers 402 at once and activates no plan', async () => {
    const who = await buyer()
    expect(await purchase(who, 'monthly')).toMatchObject({ status: 402, body: { success: false } })
    expect(await hasAccess(who)).toBe(false)
  })

  test('P-2: that only the browser reports as completed answers 409 after eight seconds and activates no plan', async () => {
    const { who } = await ordered('monthly')
    const begun = clock.now().getTime()
    const response = await clock.advanceUntil(purchase(who, 'monthly'))
    expect(response).toMatchObject({ status: 409, body: { success: false, message: 'Payment not confirmed yet' } })
    expect(clock.now().getTime() - begun).toBe(8000)
    expect(await hasAccess(who)).toBe(false)
  })

  test('P-3: after the notice activates one plan, and returns the same one when repeated', async () => {
    const { who } = await bought('monthly')
    const first = await purchase(who, 'monthly')
    expect(first).toMatchObject({ status: 200, body: { success: true, purchase: { pricePlanId: 'monthly' } } })
    expect(await purchase(who, 'monthly')).toMatchObject({ status: 200, text: first.text })
    expect(await purchasesOf(who)).toHaveLength(1)
    expect(await hasAccess(who)).toBe(true)
  })

  test('is listed for its buyer, and mailed once', async () => {
    const who = await buyer()
    const { orderId } = await buy(who, 'monthly')
    await purchase(who, 'monthly')
    await purchase(who, 'free')
    const mailed = async () => {
      const rows = await server.context.database.select().from(mails).where(eq(mails.to, who.email))
      return rows.filter(({ subject }) => subject === 'Your plan Monthly is active')
    }
    expect(await mailed()).toHaveLength(1)
    const [mail] = await mailed()
    for (const fact of [orderId, 'Rs. 990.50', 'Yours until: 31 March 2026']) expect(mail?.text).toContain(fact)
    const listed = await who.get('/api/user/purchases')
    expect(listOf(listed.body)).toHaveLength(2)
    expect(listed.body).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ orderId, pricePlanId: 'monthly', name: 'Monthly', price: 990.5, state: 'active' }),
        expect.objectContaining({ pricePlanId: 'free', price: 0, state: 'active' }),
      ]),
    )
    await report(checkoutOf(who, 'monthly'), '-3')
    expect((await who.get('/api/user/purchases')).body).toEqual(
      expect.arrayContaining([expect.objectContaining({ orderId, state: 'reversed' })]),
    )
    expect((await (await buyer()).get('/api/user/purchases')).body).toEqual([])
  })

  test('P-4: three seconds before the notice waits for it', async () => {
    const { who, checkout } = await ordered('monthly')
    const answer = purchase(who, 'monthly')
    for (let half = 0; half < 6; half += 1) {
      await clock.waits(1)
      clock.forward(0.5)
    }
    ledger().pay(checkout)
    await report(checkout, '2')
    expect(await answer).toMatchObject({ status: 200, body: { purchase: { pricePlanId: 'monthly' } } })
    expect(await purchasesOf(who)).toHaveLength(1)
  })

  test('P-5: is not needed: a buyer who closes the browser after paying finds the plan active at the next login', async () => {
    const { who } = await bought('monthly')
    const later = await logInAgain(who)
    expect(await hasAccess(later)).toBe(true)
    expect(listOf((await later.get('/api/exams')).body)).toHaveLength(2)
  })

  test('P-6: with 20 equal notices and 20 simultaneous requests is one plan and one purchase', async () => {
    const { who, checkout } = await ordered('monthly')
    ledger().pay(checkout)
    const form = ledger().notice(checkout, '2')
    const [notices, purchases] = await Promise.all([
      Promise.all(Array.from({ length: 20 }, () => notify(form))),
      Promise.all(Array.from({ length: 20 }, () => purchase(who, 'monthly'))),
    ])
    expect(notices.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 20 }, () => 200))
    expect(purchases.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200))
    expect(new Set(purchases.map(purchaseIdOf)).size).toBe(1)
    expect(await purchasesOf(who)).toHaveLength(1)
  })

  test('P-13: of another plan than the paid one answers 402', async () => {
    const { who } = await bought('quick')
    expect(await purchase(who, 'yearly')).toMatchObject({ status: 402 })
    expect((await purchasesOf(who)).map(({ planId }) => planId)).toEqual(['quick'])
  })

  test("P-16: with somebody else's order answers 402, and that order cannot even be seen", async () => {
    const [payer, thief] = [await buyer(), await buyer()]
    const { orderId } = await buy(payer, 'monthly', { pricePlanId: undefined })
    expect(await purchase(thief, 'monthly')).toMatchObject({ status: 402 })
    expect(await thief.get(`/payment/orders/${orderId}`)).toMatchObject({ status: 404 })
    expect(await purchase(payer, 'monthly')).toMatchObject({ status: 200 })
    expect(await purchasesOf(thief)).toEqual([])
  })

  test('of an order without a plan is created by the request, once', async () => {
    const { who } = await bought('monthly', { pricePlanId: undefined })
    expect(await hasAccess(who)).toBe(false)
    const responses = await Promise.all(Array.from({ length: 20 }, () => purchase(who, 'monthly')))
    expect(new Set(responses.map(purchaseIdOf)).size).toBe(1)
    expect(await purchasesOf(who)).toHaveLength(1)
  })

  test('of an active plan starts when the former one ends', async () => {
    const { who } = await bought('monthly')
    await buy(who, 'monthly', {}, '654321')
    const [one, two] = (await purchasesOf(who)).toSorted((a, b) => a.activatedAt.getTime() - b.activatedAt.getTime())
    expect(two?.activatedAt).toEqual(one?.expiresAt)
  })

  test('P-20: of five minutes ends by the server’s clock, and a started attempt can still be submitted', async () => {
    const { who } = await bought('quick')
    const exam = await who.get('/api/exams/other')
    const startTime = clock.now().toISOString()
    clock.forward(299)
    expect(await hasAccess(who)).toBe(true)
    clock.forward(1)
    expect(await hasAccess(who)).toBe(false)
    expect((await who.get('/api/exams')).body).toEqual([])
    const questionId = String(fieldOf(exam.body, 'questions', 0, '_id'))
    const result = resultOf('other', { [questionId]: 'Yes' }, startTime, clock.now().toISOString())
    expect(await who.post('/api/results', result)).toMatchObject({ status: 200, body: { result: { totalScore: 5 } } })
  })
})

describe('a notice', () => {
  test.each([
    ['0', 'pending'],
    ['-1', 'canceled'],
    ['-2', 'failed'],
  ] as const)('P-7: with status %s activates no plan; a 2 after it does', async (code, state) => {
    const { who, checkout } = await ordered('monthly')
    expect((await report(checkout, code)).statusCode).toBe(200)
    expect(await order(checkout.orderId)).toMatchObject({ state })
    expect(await hasAccess(who)).toBe(false)
    ledger().pay(checkout)
    await report(checkout, '2')
    expect(await hasAccess(who)).toBe(true)
  })

  test.each(['-2', '-1', '0'] as const)('P-8: with status %s after a 2 changes nothing', async (code) => {
    const { who, checkout } = await bought('monthly')
    expect((await report(checkout, code)).statusCode).toBe(200)
    expect(await order(checkout.orderId)).toMatchObject({ state: 'confirmed' })
    expect(await hasAccess(who)).toBe(true)
    expect(await paymentLog(checkout.orderId)).toContain('notice: late')
  })

  test('P-9: of a charge-back ends the plan permanently, whatever follows', async () => {
    const { who, checkout } = await bought('forever')
    expect(await hasAccess(who)).toBe(true)
    await report(checkout, '-3')
    expect(await hasAccess(who)).toBe(false)
    await report(checkout, '2')
    expect(await hasAccess(who)).toBe(false)
    expect(await purchase(who, 'forever')).toMatchObject({ status: 402 })
    expect(alarms.at(-1)).toContain(`${checkout.orderId} was reversed`)
  })

  test('P-9: of a charge-back ends a started attempt, too, and its result is not saved', async () => {
    const { who, checkout } = await bought('forever')
    const questionId = String(fieldOf((await who.get('/api/exams/other')).body, 'questions', 0, '_id'))
    const startTime = clock.now().toISOString()
    const progress = { startTime, phase: 'reading', index: 0, answers: {}, plays: {}, revision: 0 }
    const other = { ...progress, startTime: new Date(clock.now().getTime() + 1000).toISOString() }
    const result = resultOf('other', { [questionId]: 'Yes' }, startTime, startTime)
    clock.forward(10)
    expect(await who.put('/api/exams/other/progress', progress)).toMatchObject({ status: 200 })
    await report(checkout, '-3')
    for (const each of [progress, other]) {
      expect(await who.put('/api/exams/other/progress', each)).toMatchObject({ status: 403 })
      expect(await who.post('/api/results', { ...result, startTime: each.startTime })).toMatchObject({
        status: 403,
        body: { message: expect.stringMatching(/^Your plan for this exam has ended/) },
      })
    }
    expect(await who.get('/api/exams/other')).toMatchObject({ status: 403 })
    expect(await who.get('/api/results/leaderboard?examId=other')).toMatchObject({ status: 403 })
  })

  describe('P-9: of a charge-back, for a saved attempt whose time is over,', () => {
    const saved = async () => {
      const { who, checkout } = await bought('monthly')
      const questionId = String(fieldOf((await who.get('/api/exams/other')).body, 'questions', 0, '_id'))
      const startTime = clock.now().toISOString()
      const answers = { [questionId]: 'Yes' }
      const progress = { startTime, phase: 'reading', index: 0, answers, plays: {}, revision: 0 }
      expect(await who.put('/api/exams/other/progress', progress)).toMatchObject({ status: 200 })
      clock.forward(10)
      return { who, checkout, result: resultOf('other', answers, startTime, startTime) }
    }
    const timeOver = async () => {
      clock.forward(22 * 60)
      await gradeOverdue(server.context)
    }
    const attemptsOf = async (who: Buyer) => listOf((await who.get('/api/results/mine')).body)
    const review = async (who: Buyer) =>
      who.get(`/api/results/${String(fieldOf(await attemptsOf(who), 0, 'attemptId'))}`)

    test('leaves it ungraded, with no key, media or leaderboard, until the learner has a plan again', async () => {
      const { who, checkout } = await saved()
      await report(checkout, '-3')
      await timeOver()
      expect(await attemptsOf(who)).toEqual([])
      expect(await who.get('/api/results/leaderboard?examId=other')).toMatchObject({ status: 403 })
      expect(await who.get('/api/exams/other')).toMatchObject({ status: 403 })
      // Its answers are still there.
      expect(await who.get('/api/exams/other/progress')).toMatchObject({ status: 200 })
      await buy(who, 'yearly', {}, '654321')
      expect(await attemptsOf(who)).toMatchObject([{ isAutomatic: true, totalScore: 5 }])
      expect(await review(who)).toMatchObject({ status: 200 })
    })

    test('withholds the keys of one that was graded before and not reviewed', async () => {
      const { who, checkout, result } = await saved()
      await timeOver()
      await report(checkout, '-3')
      expect(await review(who)).toMatchObject({ status: 403 })
      expect(await who.post('/api/results', result)).toMatchObject({ status: 403 })
      await buy(who, 'yearly', {}, '654321')
      expect(await review(who)).toMatchObject({ status: 200 })
    })

    test('changes nothing for one that was reviewed before', async () => {
      const { who, checkout } = await saved()
      await timeOver()
      expect(await review(who)).toMatchObject({ status: 200 })
      await report(checkout, '-3')
      expect(await review(who)).toMatchObject({ status: 200 })
    })
  })

  describe('P-9: of a charge-back, for the media of a graded attempt,', () => {
    const submit = async (who: Buyer) => {
      const exam = (await who.get('/api/exams/mini')).body
      const startTime = clock.now().toISOString()
      clock.forward(60)
      const questionId = String(fieldOf(exam, 'questions', 0, '_id'))
      const result = resultOf('mini', { [questionId]: '동물' }, startTime, clock.now().toISOString())
      const { body } = await who.post('/api/results', result)
      return {
        review: `/api/results/${String(fieldOf(body, 'result', 'attemptId'))}`,
        media: [String(fieldOf(exam, 'questions', 0, 'questionPhoto')), String(fieldOf(exam, 'questions', 2, 'audio'))],
      }
    }
    const statusesOf = async (who: { get: Buyer['get'] }, paths: readonly string[]) =>
      (await Promise.all(paths.map((path) => who.get(path)))).map(({ status }) => status)
    const cardsOf = async (who: { get: Buyer['get'] }) =>
      listOf(fieldOf((await who.get('/api/practice')).body, 'cards'))

    test('takes them as its cards, and leaves the text of its review, until the learner has a plan again', async () => {
      const { who, checkout } = await bought('monthly')
      const { review, media } = await submit(who)
      expect([await statusesOf(who, media), await cardsOf(who)]).toMatchObject([[200, 200], { length: 4 }])
      await report(checkout, '-3')
      expect([await statusesOf(who, media), await cardsOf(who)]).toEqual([[403, 403], []])
      expect(await statusesOf(who, [review])).toEqual([200])
      await buy(who, 'yearly', {}, '654321')
      expect([await statusesOf(who, media), await cardsOf(who)]).toMatchObject([[200, 200], { length: 4 }])
    })

    test('leaves those of an exam with an attempt under another plan, also after its end', async () => {
      const who = await buyer()
      await purchase(who, 'free')
      await submit(who)
      clock.forward(40 * 86_400)
      const later = await logInAgain(who)
      const checkout = await buy({ ...who, ...later }, 'monthly')
      const { media } = await submit({ ...who, ...later })
      await report(checkout, '-3')
      expect([await statusesOf(later, media), await hasAccess(later)]).toEqual([[200, 200], false])
    })
  })

  test.each([
    ['a wrong signature', (form: URLSearchParams) => form.set('md5sig', 'A'.repeat(32))],
    ['a signature in small letters', (form) => form.set('md5sig', String(form.get('md5sig')).toLowerCase())],
    ['no signature', (form) => form.delete('md5sig')],
    ['its signature twice', (form) => form.append('md5sig', String(form.get('md5sig')))],
    ['another amount', (form) => form.set('payhere_amount', '1.00')],
    ['another currency', (form) => form.set('payhere_currency', 'USD')],
    ['another status', (form) => form.set('status_code', '0')],
    ['an unknown status', (form) => form.set('status_code', '3')],
    ['an order that nobody made', (form) => form.set('order_id', 'x1')],
  ] as [what: string, spoil: (form: URLSearchParams) => void][])(
    'P-10: with %s is rejected and changes nothing',
    async (_, spoil) => {
      const { who, checkout } = await ordered('monthly')
      ledger().pay(checkout)
      const form = ledger().notice(checkout, '2')
      spoil(form)
      const response = await notify(form)
      expect(response.statusCode).toBe(400)
      expect(response.json()).toEqual({ success: false, message: 'This notice was rejected.' })
      expect(await order(checkout.orderId)).toMatchObject({ state: 'created' })
      expect(await hasAccess(who)).toBe(false)
    },
  )

  test('P-10: as JSON, as text or larger than 8 KB is rejected and changes nothing', async () => {
    const { checkout } = await ordered('monthly')
    const form = ledger().notice(checkout, '2')
    expect((await notify(JSON.stringify(Object.fromEntries(form)), 'application/json')).statusCode).toBe(400)
    expect((await notify(form, 'text/plain')).statusCode).toBe(400)
    expect((await notify('', 'application/x-www-form-urlencoded')).statusCode).toBe(400)
    form.set('custom_1', 'x'.repeat(8 * 1024))
    expect((await notify(form)).statusCode).toBe(413)
    expect(await order(checkout.orderId)).toMatchObject({ state: 'created' })
  })

  test('P-11: correctly signed for another merchant is rejected', async () => {
    const { checkout } = await ordered('monthly')
    const { orderId, amount, currency } = checkout
    const form = ledger().notice(checkout, '2')
    const signed = { merchantId: '2000000', orderId, amount, currency, statusCode: '2' }
    form.set('merchant_id', signed.merchantId)
    form.set('md5sig', noticeSignature(signed, ledger().merchant.secret))
    expect((await notify(form)).statusCode).toBe(400)
    expect(await paymentLog(orderId)).toEqual(['notice: wrong-merchant'])
  })

  test.each([{ amount: '1.00' }, { amount: '9500.00' }, { currency: 'USD' }])(
    'P-12: correctly signed, but with %j instead of the terms of its order, is rejected',
    async (changes) => {
      const { checkout } = await ordered('monthly')
      const other = { ...checkout, ...changes }
      ledger().pay(other)
      expect((await report(other, '2')).statusCode).toBe(400)
      expect(await paymentLog(other.orderId)).toEqual(['notice: wrong-amount'])
      expect(await order(other.orderId)).toMatchObject({ state: 'created' })
    },
  )

  test('P-15: repeated under another payment id activates no second plan', async () => {
    const { who, checkout } = await bought('monthly')
    const form = ledger().notice(checkout, '2')
    form.set('payment_id', '999999999999')
    expect((await notify(form)).statusCode).toBe(200)
    expect(await purchasesOf(who)).toHaveLength(1)
  })

  test('is accepted without a cookie and from another site, because its signature counts', async () => {
    const { checkout } = await ordered('monthly')
    const response = await server.server.inject({
      method: 'POST',
      url: '/payment/notify',
      headers: {
        'content-type': 'application/x-www-form-urlencoded; charset=UTF-8',
        origin: 'https://www.payhere.lk',
        'sec-fetch-site': 'cross-site',
      },
      payload: ledger().notice(checkout, '0').toString(),
    })
    expect(response.statusCode).toBe(200)
    expect(response.json()).toMatchObject({ success: true })
  })

  test('is logged whatever it contains, truncated and without card data', async () => {
    const form = new URLSearchParams({
      order_id: `\0${'o'.repeat(500)}`,
      card_no: '************1234',
      card_holder_name: 'N PERERA',
    })
    await notify(form)
    expect(await paymentLog('o'.repeat(199))).toEqual(['notice: malformed'])
  })
})

describe('an order', () => {
  test('P-12: with another amount than the price of its plan is not signed', async () => {
    const who = await buyer()
    for (const amount of [1, 990.49, 990.51, 0, 1e9, 990.499_999]) {
      expect(await start(who, 'monthly', { amount })).toMatchObject({ status: 400 })
      expect(await start(who, 'monthly', { amount, pricePlanId: undefined })).toMatchObject({ status: 400 })
    }
    expect(await order(checkoutOf(who, 'monthly').orderId)).toBeUndefined()
  })

  test('P-12: with a small amount that exists anyway activates no plan and raises an alarm', async () => {
    const who = await buyer()
    const checkout = { ...checkoutOf(who, 'monthly'), amount: '1.00' }
    await server.context.database.insert(paymentOrders).values({
      orderId: checkout.orderId,
      userId: who.userId,
      planId: 'monthly',
      amountCents: 100,
      currency: 'LKR',
      state: 'created',
      createdAt: clock.now(),
      changedAt: clock.now(),
    })
    ledger().pay(checkout)
    expect((await report(checkout, '2')).statusCode).toBe(200)
    expect(await hasAccess(who)).toBe(false)
    expect(await purchase(who, 'monthly')).toMatchObject({ status: 402 })
    expect(alarms.at(-1)).toContain('less than the price of its plan')
  })

  test('is signed repeatedly for its own buyer, plan and price', async () => {
    const who = await buyer()
    const first = await start(who, 'monthly')
    expect(first).toMatchObject({
      status: 200,
      body: { hash: expect.stringMatching(/^[0-9A-F]{32}$/), merchant_id: ledger().merchant.id },
    })
    expect(first.text).not.toContain(ledger().merchant.secret)
    expect(await start(who, 'monthly')).toMatchObject({ status: 200, text: first.text })
    expect(await start(who, 'yearly')).toMatchObject({ status: 409 })
    expect(await start(who, 'monthly', { pricePlanId: undefined })).toMatchObject({ status: 409 })
  })

  test('is not signed under another user’s id, or for a free or unknown plan', async () => {
    const [who, other] = [await buyer(), await buyer()]
    expect(await start(who, 'monthly', { order_id: `${other.userId}123456` })).toMatchObject({ status: 400 })
    expect(await start(who, 'monthly', { order_id: `x${who.userId}` })).toMatchObject({ status: 400 })
    expect(await start(who, 'monthly', { pricePlanId: 'free', amount: 0 })).toMatchObject({ status: 400 })
    expect(await start(who, 'monthly', { pricePlanId: 'golden' })).toMatchObject({ status: 400 })
  })

  test('that is paid is not signed again, nor one for a plan that the buyer owns permanently', async () => {
    const { who } = await bought('monthly')
    expect(await start(who, 'monthly')).toMatchObject({ status: 409 })
    await buy(who, 'forever', {}, '111111')
    expect(await start(who, 'forever', { order_id: `${who.userId}222222` })).toMatchObject({ status: 409 })
  })

  test('started 20 times at once is one order', async () => {
    const who = await buyer()
    const responses = await Promise.all(Array.from({ length: 20 }, () => start(who, 'monthly')))
    expect(new Set(responses.map(({ text }) => text)).size).toBe(1)
    expect(responses[0]).toMatchObject({ status: 200 })
  })

  test('reports its state to its buyer', async () => {
    const { who, checkout } = await ordered('monthly')
    const path = `/payment/orders/${checkout.orderId}`
    const terms = { amount: 990.5, currency: 'LKR', pricePlanId: 'monthly' }
    expect((await who.get(path)).body).toMatchObject({ ...terms, state: 'created', isActive: false })
    await buy(who, 'monthly')
    expect((await who.get(path)).body).toMatchObject({ ...terms, state: 'confirmed', isActive: true })
    clock.forward(31 * 86_400)
    expect((await (await logInAgain(who)).get(path)).body).toMatchObject({ state: 'confirmed', isActive: false })
  })
})

test('the demo learner still has its plan', async () => {
  expect(await hasAccess(await demo(server))).toBe(true)
})
