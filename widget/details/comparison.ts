import { html, type TemplateResult } from 'lit/html.js';
import { stringsFor } from '../../shared/strings/index.ts';
import type { ComparisonPart } from '../messages.ts';

/** Products side by side. What does not fit is scrolled sideways, by keys too; the names of the rows stay in sight. */
export function comparisonView({ data }: ComparisonPart, locale: string): TemplateResult {
  const strings = stringsFor(locale);
  return html`
    <div class="table sides" part="comparison" role="region" tabindex="0" aria-label=${strings.comparison}>
      <table>
        <thead>
          <tr>
            <th scope="col"><span class="hidden">${strings.comparisonFact}</span></th>
            ${data.products.map(({ title }) => html`<th scope="col" dir="auto">${title}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${data.rows.map(
            ({ label, cells }) => html`
              <tr>
                <th scope="row" dir="auto">${label}</th>
                ${cells.map((cell) =>
                  cell === null
                    ? html`<td class="fine">${strings.cellNotStated}</td>`
                    : html`<td dir="auto">${cell}</td>`,
                )}
              </tr>
            `,
          )}
        </tbody>
      </table>
    </div>
  `;
}
