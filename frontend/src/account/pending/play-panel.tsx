import { useNavigate, useSearchParams } from 'react-router-dom';
import * as v from 'valibot';
import { routes } from '#domain/routes';
import { JoinedCasinos } from '../joined-casinos';
import { useChoosePlay, usePlayerChoice } from '../../parts/account/play-choice';
import { AcceptanceLabel } from '../../parts/terms/acceptance-label';
import { sentenceFor } from '../../platform/api/error-sentences';
import { formErrors } from '../../platform/forms/form-errors';
import { nextPath } from '../../platform/session/next-path';
import { ButtonLink } from '../../ui/button';
import { Failure } from '../../ui/failure';
import { CheckField } from '../../ui/form/fields';
import { useSmallForm } from '../../parts/editing/use-small-form';
import { SmallForm } from '../../ui/form/small-form';
import { SubmitButton } from '../../ui/form/submit-button';
import { Panel } from '../../ui/page';

interface PlayValues {
  readonly accepted: boolean;
}

const rules = v.object({ accepted: v.literal(true, 'required') });

/** Offers users without a group to play at casinos. Shows nothing where the stage does not offer it. */
export const PlayPanel = () => {
  const { data: choice, error, refetch } = usePlayerChoice();
  const choose = useChoosePlay();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const next = nextPath(search.get('next'));
  const form = useSmallForm<PlayValues>({
    blank: { accepted: false },
    check: (values) => formErrors(rules, values),
  });
  if (error) return <Failure text={sentenceFor(error)} onRetry={() => void refetch()} />;
  if (choice === undefined || choice === 'off') return null;
  if (choice)
    return (
      <Panel
        title="You can play"
        lead="Open a casino with the link it gave you. You can also apply as a company."
      >
        <JoinedCasinos />
        <div className="flex flex-wrap gap-3">
          <ButtonLink to={next ?? routes.Account.path} look="quiet">
            {next === undefined ? 'Open my account' : 'Continue'}
          </ButtonLink>
        </div>
      </Panel>
    );
  return (
    <Panel
      title="I want to play"
      lead="Play at casinos with coins that have no value. You don’t need a company. You can still apply as a company later."
    >
      <SmallForm
        form={form}
        onSubmit={async () => {
          await choose();
          if (next !== undefined) await navigate(next, { replace: true });
        }}
        failureText={sentenceFor}
      >
        <CheckField<PlayValues> name="accepted" label={<AcceptanceLabel />} />
        <SubmitButton>Start playing</SubmitButton>
      </SmallForm>
    </Panel>
  );
};
