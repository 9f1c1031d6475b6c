import { Article, Part } from '../article';
import { modelFields, smallestModel, wildLines } from './math-model-tables';

/** `/static/MathModel`: the format of a math model, for authors of models. */
export const MathModelPage = () => (
  <Article
    title="Math model format"
    lead={
      <>
        A math model (<code>novalink.math/1</code>) describes a slot game in JSON. NovaLink calculates its
        exact RTP and plays every round from it. All numbers are integers; pays are credits.
      </>
    }
  >
    <Part heading="Example">
      <p>Three reels, one line: three of the same symbol pay.</p>
      <pre className="rounded-lg border border-line bg-sunken p-4 text-sm break-words whitespace-pre-wrap">
        {smallestModel}
      </pre>
    </Part>
    <Part heading="Fields">
      <dl className="grid gap-4">
        {modelFields.map(([name, text]) => (
          <div key={name}>
            <dt className="font-mono text-sm font-semibold break-words">{name}</dt>
            <dd className="text-muted">{text}</dd>
          </div>
        ))}
      </dl>
    </Part>
    <Part heading="Wilds on a line">
      <p>
        A line has at most one win. For every symbol in the paytable, the engine counts the equal symbols from
        the first reel on, with wilds counted as that symbol. The line pays the highest of these wins, not
        their sum.
      </p>
      <p>
        Example, with W as the wild and the pays W: 50 for three; A: 15 for three, 60 for four; B: 10 for
        three, 25 for four.
      </p>
      <table className="w-full text-left text-sm">
        <thead>
          <tr className="border-b border-line">
            <th className="py-2 pr-4 font-semibold">Line</th>
            <th className="py-2 font-semibold">The line pays</th>
          </tr>
        </thead>
        <tbody>
          {wildLines.map(([line, pays]) => (
            <tr key={line} className="border-b border-line">
              <td className="py-2 pr-4 font-mono whitespace-nowrap">{line}</td>
              <td className="py-2">{pays}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        A wild does not substitute for the symbols in its <code>excludes</code>. It does not count as a
        scatter, as a feature trigger or as the symbol of a fixed prize.
      </p>
    </Part>
    <Part heading="Counts that are not listed">
      <p>
        A count that is not in a table pays the same as the largest listed count below it.{' '}
        <code>{'{ "3": 15, "5": 100 }'}</code> pays 15 for four. This holds for lines, ways, scatters and
        awards of free spins.
      </p>
    </Part>
    <Part heading="Declared values">
      <p>
        A test run compares the declared RTP with the exact RTP, to the digits that you declare, and the
        declared maximum win with the largest win that can occur. Both must agree. The exact RTP includes
        maxSpins and maxWinX.
      </p>
    </Part>
  </Article>
);
