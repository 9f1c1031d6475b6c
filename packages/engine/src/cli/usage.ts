export const usage = `lab model.json [options]         simulates a model and gives a verdict
lab model.json --exact           prints the exact figures without a simulation
lab --verify certificate.json    repeats a run and compares the results

  --rounds N         number of rounds, from 1 to 10000000000 (default: 10000000)
  --seed HEX         64 lowercase hexadecimal digits (default: a random seed, which is printed)
  --mode ID          mode of the model (default: the first mode)
  --workers N        number of threads, from 1 to 64 (default: the number of cores)
  --certificate FILE where to write the run's certificate
  --must-pass        sets the exit code from the verdict
  --json             prints one JSON object; the output does not depend on the number of workers
  --help             shows this help

The spin hit rate is the share of base spins that win something. The round hit rate is the share of rounds that win
something, free spins included.

Exit codes: 0 done, whatever the verdict; 2 a file or an option is not valid, with "path: reason" on stderr; 4 interrupted.
With --must-pass: 0 only for PASSED, 1 for FAILED, 3 for INCONCLUSIVE. With --verify: 0 only for an identical result and the
same verdict, 1 otherwise.
`;
