import { formatClock, type Question } from '../engine'
import { sampleExam } from '../testing'
import { questionCount } from './questionCount'

/**
 * The exam room in plain JavaScript: the same grid, question, progress lines, clock, summary and saved answers. It is the baseline of
 * `npm run bench:room`.
 */
function open(root: HTMLElement): void {
  const half = questionCount() / 2
  const { topic, questions } = sampleExam({ reading: half, listening: half })
  const answers: Record<string, string> = {}
  const startedAt = Date.now()
  let index = 0

  root.innerHTML = `<header><h1>${topic}</h1><progress max="${half}" value="0"></progress><span role="timer"></span><span>Saved on this device</span></header>
<div class="columns"><section class="question"><h2 tabindex="-1"></h2><p></p><div role="radiogroup"></div>
<div class="controls"><button>Previous</button><button>Next</button></div></section>
<aside><h2>Question Navigator</h2><nav>
<h3>Reading Section</h3><progress max="${half}" value="0"></progress><span></span><ol></ol>
<h3>Listening Section</h3><progress max="${half}" value="0"></progress><span></span><ol></ol></nav>
<dl><div><dt>Total Questions</dt><dd>${questions.length}</dd></div><div><dt>Answered</dt><dd></dd></div><div><dt>Current</dt><dd></dd></div></dl></aside></div>`

  const [heading, passage, group] = [
    pick(root, '.question h2'),
    pick(root, '.question p'),
    pick(root, '[role="radiogroup"]'),
  ]
  const [previous, next] = [pick(root, '.controls button:first-child'), pick(root, '.controls button:last-child')]
  const bars = [...root.querySelectorAll('progress')]
  const [timer, count] = [pick(root, '[role="timer"]'), pick(root, 'nav span')]
  const [, answered, current] = [...root.querySelectorAll('dd')]
  const scroller = pick(root, 'nav')

  const cells = questions.map((question, place) => {
    const item = document.createElement('li')
    const button = document.createElement('button')
    button.append(document.createElement('span'), document.createElement('span'))
    const [number, choice] = [...button.children]
    if (number) number.textContent = `Q${question.number}`
    button.addEventListener('click', () => question.section === 'reading' && show(place))
    item.append(button)
    root.querySelectorAll('ol')[question.section === 'reading' ? 0 : 1]?.append(item)
    return { button, choice }
  })

  function drawCell(place: number): void {
    const [cell, question] = [cells[place], questions[place]]
    if (!cell?.choice || !question) return
    const position = question.options.findIndex(({ id }) => id === answers[question.id]) + 1
    cell.choice.textContent = position === 0 ? '-' : String(position)
    cell.button.className = question.section === 'listening' ? 'locked' : position === 0 ? '' : 'answered'
    cell.button.setAttribute(
      'aria-label',
      `Question ${question.number}, ${position === 0 ? 'not answered' : `answered, option ${position}`}${place === index ? ', current' : ''}`,
    )
    if (place === index) cell.button.setAttribute('aria-current', 'true')
    else cell.button.removeAttribute('aria-current')
  }

  function drawCounts(): void {
    const done = Object.keys(answers).length
    for (const bar of bars.slice(0, 2)) bar.value = done
    count.textContent = `${done} of ${half} answered`
    if (answered) answered.textContent = String(done)
    if (current) current.textContent = String(index + 1)
    next.toggleAttribute('disabled', answers[questions[index]?.id ?? ''] === undefined)
    previous.toggleAttribute('disabled', index === 0)
  }

  function drawQuestion(question: Question): void {
    heading.textContent = `Question ${index + 1} of ${questions.length} (Reading Section)`
    passage.textContent = question.text ?? ''
    group.innerHTML = question.options
      .map(
        ({ id, text }, place) =>
          `<label><input type="radio" name="option" value="${id}" /><b>${place + 1}</b><span>${text}</span></label>`,
      )
      .join('')
    for (const input of group.querySelectorAll('input')) {
      input.checked = input.value === answers[question.id]
      input.addEventListener('change', () => answer(question, input.value))
    }
  }

  function answer(question: Question, optionId: string): void {
    answers[question.id] = optionId
    localStorage.setItem('answers', JSON.stringify(answers))
    drawCell(index)
    drawCounts()
  }

  function show(place: number): void {
    const question = questions[place]
    if (!question) return
    const before = index
    index = place
    localStorage.setItem('index', String(place))
    drawQuestion(question)
    drawCell(before)
    drawCell(place)
    drawCounts()
    heading.focus()
    const cell = cells[place]?.button
    if (cell) scrollIntoView(scroller, cell)
  }

  previous.addEventListener('click', () => show(index - 1))
  next.addEventListener('click', () => {
    const ahead = questions.findIndex(
      ({ id, section }, place) => place > index && section === 'reading' && answers[id] === undefined,
    )
    if (ahead !== -1) show(ahead)
  })
  const tick = () => {
    timer.textContent = `Reading Time: ${formatClock(12_000 - Math.floor((Date.now() - startedAt) / 1000))}`
  }
  setInterval(tick, 1000)
  tick()
  questions.forEach((_, place) => drawCell(place))
  show(0)
}

function scrollIntoView(scroller: HTMLElement, cell: HTMLElement): void {
  const [outer, inner] = [scroller.getBoundingClientRect(), cell.getBoundingClientRect()]
  if (inner.top < outer.top || inner.bottom > outer.bottom)
    scroller.scrollTop += inner.top - outer.top - outer.height / 2
}

function pick(root: HTMLElement, selector: string): HTMLElement {
  const found = root.querySelector<HTMLElement>(selector)
  if (!found) throw new Error(`${selector} is not there.`)
  return found
}

const root = document.querySelector<HTMLElement>('#root')
if (root) open(root)
