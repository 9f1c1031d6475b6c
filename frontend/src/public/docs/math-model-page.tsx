import { Article, Part } from '../article';
import { modelFields, smallestModel, wildLines } from './math-model-tables';
import * as messages from './messages';

/** `/static/MathModel`: the format of a math model, for authors of models. */
export const MathModelPage = () => (
  <Article title={messages.mathModelFormat} lead={<>{messages.mathModelNovalinkMath1()}</>}>
    <Part heading={messages.example}>
      <p>{messages.threeReelsOneLineThree}</p>
      <pre className="rounded-lg border border-line bg-sunken p-4 text-sm break-words whitespace-pre-wrap">
        {smallestModel}
      </pre>
    </Part>
    <Part heading={messages.fields}>
      <dl className="grid gap-4">
        {modelFields.map(([name, text]) => (
          <div key={name}>
            <dt className="font-mono text-sm font-semibold break-words">{name}</dt>
            <dd className="text-muted">{text}</dd>
          </div>
        ))}
      </dl>
    </Part>
    <Part heading={messages.wildsOnLine}>
      <p>{messages.lineHasAtMostOne}</p>
      <p>{messages.exampleWithWAsWild}</p>
      <table className="w-full text-left text-sm">
        <thead>
          <tr className="border-b border-line">
            <th className="py-2 pr-4 font-semibold">{messages.line}</th>
            <th className="py-2 font-semibold">{messages.linePays}</th>
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
      <p>{messages.wildDoesNotSubstituteFor()}</p>
    </Part>
    <Part heading={messages.countsThatAreNotListed}>
      <p>{messages.countThatIsNotIn(<code>{'{ "3": 15, "5": 100 }'}</code>)}</p>
    </Part>
    <Part heading={messages.declaredValues}>
      <p>{messages.testRunComparesDeclaredRtp}</p>
    </Part>
  </Article>
);
