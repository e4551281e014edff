// Writes each drawings/<path> to <path>, with outlines in place of its text, and draws the charts of drawings/charts.yaml.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { parse } from 'yaml'
import { drawChart, type Chart } from './chart'
import { outlineText } from './outline'

const content = new URL('../', import.meta.url)
const read = (path: string) => readFileSync(new URL(`drawings/${path}`, content), 'utf8')
for (const path of readdirSync(new URL('drawings/', content), { recursive: true, encoding: 'utf8' })) {
  if (path.endsWith('.svg')) writeFileSync(new URL(path, content), outlineText(read(path)))
}
const charts: Record<string, Chart> = parse(read('charts.yaml'))
for (const [path, chart] of Object.entries(charts)) writeFileSync(new URL(path, content), outlineText(drawChart(chart)))
